import { type DefaultTreeAdapterTypes, html as spec, parseFragment } from 'parse5'
import { pageAddress } from '../../lib/pageAddress'
import { allowedHtml, markedElement } from '../../ui/media/htmlRules'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const tags: ReadonlySet<string> = new Set(allowedHtml.ALLOWED_TAGS)
const attributes: ReadonlySet<string> = new Set(allowedHtml.ALLOWED_ATTR)
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Elements whose content goes with them; of others that are not allowed it stays, as the browser's sanitiser has it. */
const silent: ReadonlySet<string> = new Set([
  ...['audio', 'colgroup', 'head', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['script', 'style', 'template', 'title', 'video', 'xmp'],
])

/** Deeper than any article; what is written to be nested without end goes. */
const deepest = 200

/**
 * HTML from outside, cleaned where there is no document: read as a browser reads it, then written anew from what the rules
 * name and nothing else. Every sign of a text and of a value that could end it is escaped, so what is read from the
 * result is what was written.
 */
export const cleanHtml = (html: string): string =>
  written(parseFragment(html, { scriptingEnabled: false }).childNodes, 0)

const written = (nodes: readonly Node[], depth: number): string =>
  depth > deepest ? '' : nodes.map((node) => writtenNode(node, depth)).join('')

function writtenNode(node: Node, depth: number): string {
  if ('value' in node) return escaped(node.value)
  if (!('tagName' in node) || node.namespaceURI !== spec.NS.HTML || silent.has(node.tagName)) return ''
  return tags.has(node.tagName) ? writtenElement(node, depth) : written(node.childNodes, depth + 1)
}

function writtenElement({ tagName, attrs, childNodes }: Element, depth: number): string {
  const kept = new Map(
    attrs
      .map(({ name, value }): [string, string] => [name, value.trim()])
      .filter(([name, value]) => attributes.has(name) && isAllowedValue(tagName, name, value)),
  )
  const marked = markedElement(tagName, (name) => kept.get(name) ?? null, pageAddress())
  if ('words' in marked) return escaped(marked.words)
  for (const name of marked.without) kept.delete(name)
  for (const [name, value] of Object.entries(marked.set)) kept.set(name, value)
  const said = [...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  return empty.has(tagName)
    ? `<${tagName}${said}>`
    : `<${tagName}${said}>${written(childNodes, depth + 1)}</${tagName}>`
}

/** Blanks and signs that browsers read over in an address. */
const unread = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

/** Ends a comment or an element whose content is read as text, wherever it stands. */
const breaksOut = /--!?>|\]>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

const isAllowedValue = (tag: string, name: string, value: string): boolean =>
  !breaksOut.test(value) &&
  (!['href', 'src'].includes(name) ||
    allowedHtml.ALLOWED_URI_REGEXP.test(value.replace(unread, '')) ||
    // a picture that no page may load is the words that describe it
    (tag === 'img' && value.startsWith('data:')))

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

const escaped = (text: string): string => text.replace(/[&<>"\u00a0]/g, (sign) => signs[sign] ?? sign)
