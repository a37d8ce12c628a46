import { hiddenIn } from './hiddenCharacters'
import { type MessageTable, namesFor, neededNames, placeholdersOf } from './messageTable'

/** In small letters, as they are written: a name may stand in angle brackets, and texts of the product have places for links so. */
const tag =
  /<\/?(a|b|i|u|p|br|em|h[1-6]|hr|div|img|span|font|small|strong|ul|ol|li|sub|sup|table|center|script|style|iframe)(\s[^<>]*)?\/?>/
const entity = /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp);/i

/** The first sign of HTML, which a page would show as it is written. */
export const htmlIn = (text: string): string | undefined => (tag.exec(text) ?? entity.exec(text))?.[0]

/** Placeholders of a text that the product does not fill in there. */
export function strangeNames(known: MessageTable, key: string, text: string): readonly string[] {
  const names = namesFor(known, key) ?? []
  return placeholdersOf(text).filter((name) => !names.includes(name))
}

/** What the product fills in and the text leaves out. A form of the plural may spell its number out. */
export const lostNames = (known: MessageTable, key: string, text: string): readonly string[] =>
  neededNames(known, key).filter((name) => name !== 'count' && !placeholdersOf(text).includes(name))

/** What keeps a brand's text from being a good one, in the order in which it is said. */
export type TextFault =
  | { readonly type: 'empty' }
  | { readonly type: 'html' | 'hidden'; readonly sign: string }
  | { readonly type: 'strange' | 'lost'; readonly names: readonly string[] }

export function textFaults(known: MessageTable, key: string, text: string): readonly TextFault[] {
  if (text.trim() === '') return [{ type: 'empty' }]
  const [html, hidden] = [htmlIn(text), hiddenIn(text)]
  const [strange, lost] = [strangeNames(known, key, text), lostNames(known, key, text)]
  return [
    ...(html === undefined ? [] : [{ type: 'html', sign: html } as const]),
    ...(hidden === undefined ? [] : [{ type: 'hidden', sign: hidden } as const]),
    ...(strange.length === 0 ? [] : [{ type: 'strange', names: strange } as const]),
    ...(lost.length === 0 ? [] : [{ type: 'lost', names: lost } as const]),
  ]
}
