/** Language tag → message key → text. */
export function productMessages(root: string): Record<string, Record<string, string>>
/** Keys as the code says them, in their order: the forms of a plural are one key. */
export function messageKeys(root: string): readonly string[]
