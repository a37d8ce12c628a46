import type { FoundKey, TextIndex } from './model/textIndex'

/** What somebody pointed at. */
export interface Pointed {
  /** The element that says the text. */
  readonly element: Element
  readonly text: string
  readonly keys: readonly FoundKey[]
}

/** Attributes that are read out or shown. */
const spoken = [
  'aria-label',
  'placeholder',
  'title',
  'alt',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
]
/** Characters; a longer one is a page and not a text. */
const longestText = 600
/** Characters of what stands in a control; more of them are several texts. */
const longestName = 120
/** Elements above the one under the finger: the button of its icon, the sentence of its link. */
const mostLevels = 4

const isBlank = (text: string | null | undefined): boolean => text === null || text === undefined || text.trim() === ''

const textNodesOf = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))

/** Texts of the element itself, those in sight first. */
export function textsOf(element: Element): readonly string[] {
  const nodes = textNodesOf(element)
  const whole = element.textContent
  const isSentence = nodes.some((text) => !isBlank(text)) && whole.length <= longestText
  const button =
    element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type) ? element.value : ''
  const attributes = spoken.map((name) => element.getAttribute(name) ?? '')
  return [
    ...new Set([...(isSentence ? [whole] : []), ...nodes, button, ...attributes].filter((text) => !isBlank(text))),
  ]
}

/** Of an element that says nothing itself, such as a link with an icon and a name: what is said in it. */
function textsInside(element: Element): readonly string[] {
  if (element.textContent.length > longestName) return []
  return [...new Set([...element.querySelectorAll('*')].flatMap(textsOf))]
}

/** The text at an element and its keys; undefined where nothing is said. */
export function pointAt(start: Element, index: TextIndex): Pointed | undefined {
  let first: Pointed | undefined
  let element: Element | null = start
  for (let level = 0; element && element !== document.body && level <= mostLevels; level += 1) {
    const own = textsOf(element)
    // of what stands around a text, only a sentence with the text in it says the same
    const texts = first ? sentenceAround(element, first.text) : own.length > 0 ? own : textsInside(element)
    const keys = distinct(texts.flatMap(index.whole))
    const [text] = texts
    if (text !== undefined && keys.length > 0) return { element, text: keys[0]?.text ?? text, keys }
    if (text !== undefined && !first) first = { element, text, keys: distinct(texts.flatMap(index.within)) }
    element = element.parentElement
  }
  return first
}

function sentenceAround(element: Element, text: string): readonly string[] {
  const whole = element.textContent
  return whole.length <= longestText && whole.includes(text.trim()) ? [whole] : []
}

const distinct = (keys: readonly FoundKey[]): readonly FoundKey[] => [
  ...new Map(keys.map((found) => [found.key, found])).values(),
]

/** All elements that say something in sight, in the order of the page; of an open dialog, those in it. */
export function elementsWithTexts(isOutside: (element: Element) => boolean): readonly Element[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  return [...root.querySelectorAll('*')].filter(
    (element) => !isOutside(element) && textsOf(element).length > 0 && isSeen(element),
  )
}

function isSeen(element: Element): boolean {
  if (element.matches('script, style, noscript, template, option')) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
