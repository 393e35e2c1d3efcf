import Foundation
import MaskEngine

extension TextField {
  /// Calls the delegate: `known`, unless another one has been set since it was looked at.
  ///
  /// It is held weakly, and each look at it costs a sixth of a key; so a command looks once.
  private func withDelegate(
    _ known: (any TextFieldDelegate)?, _ body: (any TextFieldDelegate) -> Void
  ) {
    if isDelegate(known) { body(known!) } else if let delegate { body(delegate) }
  }

  /// Whether somebody still is the delegate.
  private func isDelegate(_ known: (any TextFieldDelegate)?) -> Bool {
    known != nil && listeners.delegateIdentity == ObjectIdentifier(known!)
  }

  /// Asks the delegate.
  func allows(
    _ question: consuming FieldQuestion, by known: (any TextFieldDelegate)? = nil
  ) -> Bool {
    observer?(question.name)
    let wasAsked = isAskedForChange
    isAskedForChange = question.isOfChange
    defer { isAskedForChange = wasAsked }
    if isDelegate(known) { return answer(of: known!, to: consume question) }
    guard let delegate else { return true }
    return answer(of: delegate, to: consume question)
  }

  private func answer(
    of delegate: any TextFieldDelegate, to question: consuming FieldQuestion
  ) -> Bool {
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
  func carryOut(_ effect: FieldEffect, telling known: (any TextFieldDelegate)?) {
    if let observer, let name = effect.name { observer(name) }
    switch effect {
    case .tell(let message): tell(message, to: known)
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

  private func tell(_ message: FieldEffect.Message, to known: (any TextFieldDelegate)?) {
    switch message {
    case .didBeginEditing:
      updateFeedback { $0.began() }
      form?.fieldDidBegin(self)
      withDelegate(known) { $0.textFieldDidBeginEditing(self) }
    case .didEndEditing(let reason):
      let verdict = verdict
      updateFeedback { $0.left(verdict) }
      form?.fieldDidEnd(self)
      withDelegate(known) { $0.textFieldDidEndEditing(self, reason: reason) }
    case .didChangeSelection:
      withDelegate(known) { $0.textFieldDidChangeSelection(self) }
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
