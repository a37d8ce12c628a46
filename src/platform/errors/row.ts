import type { MessageKey } from '../../contract/messageKeys'

/**
 * Where a failure is shown:
 * - `field`: at the form's field that the row names; a form without it shows it as `here`
 * - `here`: where the visitor is looking: above the form's button, in place of the page's part, or as a toast for a
 *   button that stands by itself
 * - `dialog`: a warning to be confirmed; the field that the row names is marked besides
 * - `page`: in place of the whole page
 */
export type ErrorPlace = 'field' | 'here' | 'dialog' | 'page'

/**
 * What the visitor can do next: `correct` what was typed, `retry`, `resend` a code, `wait`, `contact` customer
 * service, `logIn`, `register`, go `back` to where the site works.
 */
export type WayOn = 'correct' | 'retry' | 'resend' | 'wait' | 'contact' | 'logIn' | 'register' | 'back'

/** One condition of the error catalogue (spec §8). */
export interface ErrorRow {
  /** The words in every language. */
  readonly message: MessageKey
  readonly place: ErrorPlace
  readonly way: WayOn
  /** Name of the form's field that it is about. */
  readonly field?: string
}

export type ErrorRows = Readonly<Record<string, ErrorRow>>

export const row = (message: MessageKey, place: ErrorPlace, way: WayOn): ErrorRow => ({ message, place, way })

/** A row about one field: the visitor corrects it there, unless another way on is named. */
export const fieldRow = (
  message: MessageKey,
  field: string,
  way: WayOn = 'correct',
  place: ErrorPlace = 'field',
): ErrorRow => ({
  message,
  place,
  way,
  field,
})
