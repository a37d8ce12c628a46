/** What a row is called outside: the letters of its table and its number. */
export const referenceOf = (letters: string, id: number): string => `${letters}${String(id).padStart(8, '0')}`

/** The number in a reference; undefined where it is none of this table's. */
export function idOf(letters: string, reference: string): number | undefined {
  const digits = reference.startsWith(letters) ? reference.slice(letters.length) : ''
  return /^\d{8,15}$/.test(digits) ? Number(digits) : undefined
}
