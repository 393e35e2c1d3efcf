/// What turns one snapshot of a form into another, in the terms of list views.
///
/// Removals count in the old form, insertions in the new one, a move goes from the old to the new, as in
/// `UITableView.performBatchUpdates(_:)`. What is in a removed or inserted section is not named
/// again. A row that goes to another section is a move.
public struct FormDifference: Sendable, Hashable {
  /// Where a row stands.
  public struct Place: Sendable, Hashable {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in it, from 0.
    public var row: Int

    /// Makes a place.
    public init(_ section: Int, _ row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// A change of place.
  public struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
    /// Where it stood in the old form.
    public var source: Place
    /// Where it stands in the new one.
    public var target: Place

    /// Makes a change of place.
    public init(source: Place, target: Place) {
      self.source = source
      self.target = target
    }
  }

  /// Numbers of sections in the old form.
  public var removedSections: [Int] = []
  /// Numbers of sections in the new form.
  public var insertedSections: [Int] = []
  /// Sections that changed places with others.
  public var movedSections: [Move<Int>] = []
  /// Names of sections whose title changed.
  public var changedSections: [String] = []
  /// Rows of the old form.
  public var removedRows: [Place] = []
  /// Rows of the new form.
  public var insertedRows: [Place] = []
  /// Rows that changed places with others.
  public var movedRows: [Move<Place>] = []
  /// Names of rows in both forms that show something else now.
  public var changedRows: [String] = []

  /// Whether nothing differs.
  public var isEmpty: Bool { self == FormDifference() }

  /// Nothing differs.
  public init() {}
}

extension FormSnapshot {
  /// What turns `old` into this snapshot.
  ///
  /// Names that come twice are taken as they stand: each counts as the first of its name.
  ///
  /// - Complexity: that of `difference(from:)` of the standard library.
  public func difference(from old: FormSnapshot) -> FormDifference {
    var difference = FormDifference()
    differSections(from: old, &difference)
    differRows(from: old, &difference)
    let oldTitles = Dictionary(old.sections.map { ($0.id, $0.title) }) { first, _ in first }
    for section in sections {
      if let title = oldTitles[section.id], title != section.title {
        difference.changedSections.append(section.id)
      }
    }
    let oldRows = Dictionary(old.sections.flatMap(\.rows).map { ($0.id, $0) }) { first, _ in first }
    for row in sections.flatMap(\.rows) {
      if let old = oldRows[row.id], old != row { difference.changedRows.append(row.id) }
    }
    return difference
  }

  private func differSections(from old: FormSnapshot, _ difference: inout FormDifference) {
    let changes = sections.map(\.id).difference(from: old.sections.map(\.id)).inferringMoves()
    for change in changes {
      switch change {
      case .remove(let offset, _, nil): difference.removedSections.append(offset)
      case .insert(let offset, _, nil): difference.insertedSections.append(offset)
      case .remove: break
      case .insert(let target, _, let source?):
        difference.movedSections.append(.init(source: source, target: target))
      }
    }
    difference.removedSections.sort()
  }

  private func differRows(from old: FormSnapshot, _ difference: inout FormDifference) {
    let now = Dictionary(sections.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var removed: [(id: String, place: FormDifference.Place)] = []
    var inserted: [(id: String, place: FormDifference.Place)] = []
    var kept: Set<Int> = []
    for (number, section) in old.sections.enumerated() {
      let target = now[section.id]
      if let target { kept.insert(target) }
      let rows = target.map { sections[$0].rows.map(\.id) } ?? []
      for change in rows.difference(from: section.rows.map(\.id)) {
        switch change {
        case .remove(let offset, let id, _): removed.append((id, .init(number, offset)))
        case .insert(let offset, let id, _): inserted.append((id, .init(target ?? 0, offset)))
        }
      }
    }
    for (number, section) in sections.enumerated() where !kept.contains(number) {
      inserted += section.rows.enumerated().map { ($1.id, .init(number, $0)) }
    }
    for row in inserted {
      if let index = removed.firstIndex(where: { $0.id == row.id }) {
        difference.movedRows.append(
          .init(source: removed.remove(at: index).place, target: row.place))
      } else if !difference.insertedSections.contains(row.place.section) {
        difference.insertedRows.append(row.place)
      }
    }
    difference.removedRows = removed.map(\.place).filter {
      !difference.removedSections.contains($0.section)
    }
    difference.removedRows.sort { ($0.section, $0.row) < ($1.section, $1.row) }
    difference.insertedRows.sort { ($0.section, $0.row) < ($1.section, $1.row) }
  }
}
