/**
 * Characters that no text of a member's needs and that change what stands beside it or are lost on the way: controls
 * except line ends and tabs, halves of surrogate pairs, overrides of direction, spaces without a width.
 */
const hidden = /(?![\n\r\t])[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u
const hiddenAnywhere = new RegExp(hidden, 'gu')

const visible = /[^\s\p{Cf}]/u

/** A text that can be kept and shown as it is. */
export const isShowable = (text: string): boolean => !hidden.test(text) && visible.test(text)

/**
 * What a person wrote, as it is kept and shown: without what cannot be seen, which is pasted without knowing, and without
 * spaces around it. Empty where nothing is left to be seen.
 */
export function freeText(text: string): string {
  const shown = text.replace(hiddenAnywhere, '').trim()
  return visible.test(shown) ? shown : ''
}
