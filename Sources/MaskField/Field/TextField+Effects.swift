import Foundation
import MaskEngine

extension TextField {
  /// Asks the delegate.
  func allows(_ question: consuming FieldQuestion) -> Bool {
    observer?(question.name)
    guard let delegate else { return true }
    let wasAsked = isAskedForChange
    isAskedForChange = question.isOfChange
    defer { isAskedForChange = wasAsked }
    switch consume question {
    case .shouldBeginEditing: return delegate.textFieldShouldBeginEditing(self)
    case .shouldEndEditing: return delegate.textFieldShouldEndEditing(self)
    case .shouldClear: return delegate.textFieldShouldClear(self)
    case .shouldReturn: return delegate.textFieldShouldReturn(self)
    case .shouldChange(let range, let string):
      var ranges = spareRanges
      spareRanges = []
      defer { spareRanges = ranges }
      if ranges.isEmpty { ranges.append(NSRange(range)) } else { ranges[0] = NSRange(range) }
      return delegate.textField(
        self, shouldChangeCharactersInRanges: ranges, replacementString: string)
    case .shouldChangeSecret(let range, let secret):
      return delegate.textField(
        self, shouldChangeCharactersIn: NSRange(range), replacementSecret: secret)
    case .shouldChangeRanges(let ranges, let string):
      return delegate.textField(
        self, shouldChangeCharactersInRanges: ranges.map { NSRange($0) },
        replacementString: string)
    }
  }

  /// Does what follows from a command.
  func carryOut(_ effect: FieldEffect) {
    if let observer, let name = effect.name { observer(name) }
    switch effect {
    case .tell(let message): tell(message)
    case .send(let events):
      if events == .editingChanged { contentDidChange() }
      sendActions(for: events)
    case .post(let notice):
      post(notice)
      if notice == .didChange { form?.changeWasTold(by: self) }
    case .refuse(let count, let reason): refusalHandler?(count, reason)
    case .keyboard(let isNeeded): isNeeded ? bringKeyboard() : releaseKeyboard()
    case .deletedNothing:
      deleteBackwardOnEmptyHandler?(self)
      form?.nothingWasDeleted(in: self)
    case .perform(let command): perform(command)
    }
  }

  private func tell(_ message: FieldEffect.Message) {
    switch message {
    case .didBeginEditing:
      updateFeedback { $0.began() }
      form?.fieldDidBegin(self)
      delegate?.textFieldDidBeginEditing(self)
    case .didEndEditing(let reason):
      let verdict = verdict
      updateFeedback { $0.left(verdict) }
      form?.fieldDidEnd(self)
      delegate?.textFieldDidEndEditing(self, reason: reason)
    case .didChangeSelection:
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private func bringKeyboard() {
    shownTraits = effectiveTraits
    keyboard?.show(for: self)
  }

  private func releaseKeyboard() {
    shownTraits = nil
    if !isHandingOver { keyboard?.hide(from: self) }
  }
}
