export interface TextFile {
  /** From the root of the product, with slashes. */
  readonly file: string
  /** Language. */
  readonly tag: string
  /** Message key → text. */
  readonly texts: Readonly<Record<string, string>>
}
/** Every file of texts; of two that have a key, the later wins. */
export function productTexts(root: string): readonly TextFile[]
/** Language tag → message key → text. */
export function productMessages(root: string): Record<string, Record<string, string>>
/** Keys as the code says them, in their order: the forms of a plural are one key. */
export function messageKeys(root: string): readonly string[]
