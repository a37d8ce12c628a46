// Unicode's isolates: a text keeps its order among the words of any language.

/** Of figures and signs, read from left to right. */
export const isolated = (text: string): string => `\u2066${text}\u2069`

/** Of somebody else's words, in the direction of their own language. */
export const isolatedWords = (text: string): string => `\u2068${text}\u2069`
