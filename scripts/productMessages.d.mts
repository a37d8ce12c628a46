/** Language tag → message key → text. */
export function productMessages(root: string): Record<string, Record<string, string>>
