import MaskFieldCatalog
import MaskFieldTerminal

/// Every kind of the catalog as a field, family by family.
enum Gallery {
  /// The fields of some families and kinds, or of all.
  static func items(_ names: [String]) throws(UsageError) -> [FormItem] {
    var items: [FormItem] = []
    for (heading, kinds) in try CatalogCommand.groups(names) {
      var isFirst = true
      for kind in kinds {
        items.append(
          FormItem(
            name: kind.id, label: kind.id, field: TextField(kind),
            heading: isFirst ? heading : nil))
        isFirst = false
      }
    }
    return items
  }
}
