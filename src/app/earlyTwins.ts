/** What of an element says where it stands. */
interface Part<Self> {
  readonly parentElement: Self | null
  readonly children: ArrayLike<Self> & Iterable<Self>
  readonly tagName: string
}

/** What stands at the same place of the other drawing. */
export function twinOf<Self extends Part<Self>>(part: Self, early: Self, dialog: Self): Self | undefined {
  if (part === early) return dialog
  const { parentElement, tagName } = part
  if (parentElement === null) return undefined
  const twin = twinOf(parentElement, early, dialog)?.children[[...parentElement.children].indexOf(part)]
  return twin?.tagName === tagName ? twin : undefined
}

interface Named {
  readonly name: string
}

/** The field for each of those that something was typed into, by its name; undefined while one of them is not there. */
export function fieldsFor<Own extends Named, Field extends Named>(
  typed: readonly Own[],
  fields: readonly Field[],
): readonly { readonly own: Own; readonly field: Field }[] | undefined {
  const pairs = []
  for (const own of typed) {
    const field = fields.find(({ name }) => name === own.name)
    if (field === undefined) return undefined
    pairs.push({ own, field })
  }
  return pairs
}
