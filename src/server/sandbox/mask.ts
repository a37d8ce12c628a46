/** A number as its owner knows it again: three figures on each side. */
export const mask = (value: string, shown = 3): string => `${value.slice(0, shown)}****${value.slice(-shown)}`

export const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@')

/** A name as its owner knows it again: the first letter of each part. */
export const maskName = (name: string): string => name.replace(/(\S)\S*/gu, '$1***')
