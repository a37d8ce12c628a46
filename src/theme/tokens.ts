/** CSS custom properties: name with its two dashes → value. */
export type Tokens = Readonly<Record<string, string>>

export const toneRoles = ['accent', 'accent2', 'success', 'warning', 'danger'] as const
export type Tone = (typeof toneRoles)[number]
