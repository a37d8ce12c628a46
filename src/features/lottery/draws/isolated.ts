/** A text of figures and signs that keeps its order among the words of any language (Unicode's isolates). */
export const isolated = (text: string): string => `\u2066${text}\u2069`
