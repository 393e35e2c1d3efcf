// Whoever imports the field also needs the masks that shape it.
@_exported public import MaskEngine
@_exported public import MaskTraits
