import MaskField
import SeededRandom
import Testing

@Suite struct FormDifferenceTests {
  static func item(_ name: String) -> Form.Item { Form.Item(name, TextField()) }

  @Test func aSnapshotIsWhatAListShows() {
    let name = TextField()
    name.label = "Name"
    name.text = "Ann"
    let password = TextField()
    password.isSecureTextEntry = true
    password.text = "hunter2"
    let hidden = TextField()
    hidden.isHidden = true
    let form = Form(sections: [
      Form.Section(
        "login", title: "Login",
        [Form.Item("name", name), Form.Item("password", password), Form.Item("more", hidden)])
    ])
    form.focus("password")
    let rows = form.snapshot.sections[0].rows
    #expect(rows.map(\.id) == ["name", "password"])
    #expect(rows.map(\.label) == ["Name", nil])
    #expect(rows.map(\.text) == ["Ann", "••••"])
    #expect(rows.map(\.isFocused) == [false, true])
    var output = ""
    dump(form.snapshot, to: &output)
    #expect(!output.contains("hunter2"))
  }

  @Test func aRowThatChangesIsNamed() {
    let form = Form([("a", TextField()), ("b", TextField())])
    let before = form.snapshot
    #expect(form.snapshot.difference(from: before).isEmpty)
    form["b"]?.text = "x"
    let difference = form.snapshot.difference(from: before)
    #expect(difference.changedRows == ["b"])
    #expect(difference.insertedRows.isEmpty && difference.removedRows.isEmpty)
  }

  @Test func rowsComeAndGoByTheirNames() {
    let form = Form([("a", TextField()), ("b", TextField()), ("c", TextField())])
    let before = form.snapshot
    form["b"]?.isHidden = true
    form.sections[0].items.append(Self.item("d"))
    form.sections.append(Form.Section("more", title: "More", [Self.item("e")]))
    let difference = form.snapshot.difference(from: before)
    #expect(difference.removedRows == [.init(0, 1)])
    #expect(difference.insertedRows == [.init(0, 2)])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedRows.isEmpty)
  }

  @Test func aRowThatGoesToAnotherSectionMoves() {
    let a = Self.item("a")
    let form = Form(sections: [Form.Section("one", [a]), Form.Section("two", [Self.item("b")])])
    let before = form.snapshot
    form.sections = [
      Form.Section("one", []), Form.Section("two", [form.sections[1].items[0], a]),
    ]
    let difference = form.snapshot.difference(from: before)
    #expect(difference.movedRows == [.init(source: .init(0, 0), target: .init(1, 1))])
    #expect(difference.removedRows.isEmpty && difference.insertedRows.isEmpty)
    #expect(a.field.form === form)
  }

  /// Whatever changes, a list that obeys the difference shows the new form.
  @Test func aListThatObeysShowsTheNewForm() {
    var source = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let old = Self.random(&source)
      let new = Self.random(&source)
      let difference = new.difference(from: old)
      #expect(Self.applied(difference, to: old, new) == new.sections.map(Self.names))
    }
  }

  static func names(_ section: FormSnapshot.Section) -> [String] {
    [section.id] + section.rows.map(\.id)
  }

  static func random(_ source: inout SeededGenerator) -> FormSnapshot {
    var rows = (0..<8).map { "r\($0)" }.shuffled(using: &source)
    var sections: [Form.Section] = []
    for id in ["s0", "s1", "s2", "s3"].shuffled(using: &source).prefix(
      Int.random(in: 0...4, using: &source))
    {
      let count = Int.random(in: 0...min(3, rows.count), using: &source)
      sections.append(Form.Section(id, rows.prefix(count).map(item)))
      rows.removeFirst(count)
    }
    return Form(sections: sections).snapshot
  }

  /// What a list view does: takes out, then puts in at the places of the new form.
  static func applied(
    _ difference: FormDifference, to old: FormSnapshot, _ new: FormSnapshot
  ) -> [[String]] {
    let goneRows = Set(difference.removedRows + difference.movedRows.map(\.source))
    let gone = Set(difference.removedSections + difference.movedSections.map(\.source))
    var lists: [[String]] = []
    var movedLists: [Int: [String]] = [:]
    for (number, section) in old.sections.enumerated() {
      let rows = section.rows.enumerated().filter { !goneRows.contains(.init(number, $0.offset)) }
      let list = [section.id] + rows.map(\.element.id)
      if !gone.contains(number) { lists.append(list) }
      if let move = difference.movedSections.first(where: { $0.source == number }) {
        movedLists[move.target] = list
      }
    }
    for number in new.sections.indices {
      if difference.insertedSections.contains(number) {
        lists.insert([new.sections[number].id], at: number)
      } else if let list = movedLists[number] {
        lists.insert(list, at: number)
      }
    }
    var places: [FormDifference.Place: String] = [:]
    for place in difference.insertedRows + difference.movedRows.map(\.target) {
      places[place] = new.sections[place.section].rows[place.row].id
    }
    for number in difference.insertedSections {
      for (row, item) in new.sections[number].rows.enumerated() {
        places[.init(number, row)] = item.id
      }
    }
    for place in places.keys.sorted(by: { ($0.section, $0.row) < ($1.section, $1.row) }) {
      lists[place.section].insert(
        places[place] ?? "", at: min(place.row + 1, lists[place.section].count))
    }
    return lists
  }
}
