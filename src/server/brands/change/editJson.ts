import { createScanner, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import type { JsonPath } from '../brandError'

/** The value cannot stand where it was asked for: something on the way there is no object and no list. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace'
  constructor(
    /** What is in the way. */
    readonly at: JsonPath,
    readonly found: unknown,
  ) {
    super('no place for the value')
  }
}

const options = { allowTrailingComma: true, disallowComments: false }

/**
 * A JSON text with one value set, or taken out where it is `undefined`. All else stays as it was written: comments,
 * order, indentation, ends of lines. Objects on the way to the place are made; a list takes one more at its end. The
 * text must be readable. Throws NoPlace.
 */
export function editJson(text: string, path: JsonPath, value: unknown): string {
  const tree = parseTree(text, [], options)
  if (!tree) throw new NoPlace([], undefined)
  const node = findNodeAtLocation(tree, [...path])
  if (value === undefined) return node && path.length > 0 ? removed(text, node) : text
  // What is so already stays, with the comments inside it.
  if (node && JSON.stringify(getNodeValue(node)) === JSON.stringify(value)) return text
  const page = { text, eol: text.includes('\r\n') ? '\r\n' : '\n', unit: unitOf(text, tree) }
  if (node) return replaced(text, node.offset, node.length, rendered(value, indentAt(text, node.offset), page))
  let depth = path.length - 1
  let parent: Node | undefined
  for (; depth >= 0; depth -= 1) {
    parent = findNodeAtLocation(tree, path.slice(0, depth))
    if (parent) break
  }
  const [key = '', ...deeper] = path.slice(depth)
  const fits =
    parent?.type === 'object'
      ? typeof key === 'string'
      : parent?.type === 'array' && key === (parent.children?.length ?? 0)
  if (!parent || !fits) throw new NoPlace(path.slice(0, depth), parent && plainValue(parent))
  const inside = deeper.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  )
  return added(parent, key, inside, page)
}

interface Page {
  readonly text: string
  readonly eol: string
  /** One step of indentation. */
  readonly unit: string
}

const replaced = (text: string, offset: number, length: number, by: string) =>
  text.slice(0, offset) + by + text.slice(offset + length)

function plainValue(node: Node): unknown {
  return node.type === 'object' ? {} : node.type === 'array' ? [] : node.value
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const indentAt = (text: string, offset: number) => /^[ \t]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''
const beginsItsLine = (text: string, offset: number) => text.slice(lineStart(text, offset), offset).trim() === ''
const endOf = ({ offset, length }: Node) => offset + length

function unitOf(text: string, tree: Node): string {
  const first = tree.children?.[0]
  const indent = first && beginsItsLine(text, first.offset) ? indentAt(text, first.offset) : ''
  return indent === '' ? '  ' : indent
}

/** Longest value that is written on one line. */
const mostOnOneLine = 90

function rendered(value: unknown, indent: string, { unit, eol }: Pick<Page, 'unit' | 'eol'>): string {
  const short = onOneLine(value)
  if (short.length <= mostOnOneLine || typeof value !== 'object' || value === null) return short
  const inner = indent + unit
  const parts = Array.isArray(value)
    ? value.map((each) => rendered(each, inner, { unit, eol }))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${rendered(each, inner, { unit, eol })}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return [open, parts.map((part) => inner + part).join(`,${eol}`), indent + close].join(eol)
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

interface Trivia {
  /** Behind the comma that follows; undefined where none does. */
  readonly comma: number | undefined
  /** Behind the last comment that stands on the same line. */
  readonly end: number
}

/** What follows a value up to the next one: its comma, and comments that belong to its line. */
function triviaAfter(text: string, offset: number): Trivia {
  const scanner = createScanner(text, false)
  scanner.setPosition(offset)
  let comma: number | undefined
  let end = offset
  let sameLine = true
  for (;;) {
    scanner.scan()
    const after = scanner.getTokenOffset() + scanner.getTokenLength()
    const token = text.slice(scanner.getTokenOffset(), after)
    const isComment = token.startsWith('//') || token.startsWith('/*')
    if (token === ',' && comma === undefined) {
      comma = after
      if (sameLine) end = after
    } else if (isComment) {
      if (sameLine) end = after
      if (token.includes('\n')) sameLine = false
    } else if (token === '' || token.trim() !== '') return { comma, end }
    else if (token.includes('\n')) sameLine = false
  }
}

function added(parent: Node, key: string | number, value: unknown, page: Page): string {
  const { text, eol, unit } = page
  const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : ''
  const last = parent.children?.at(-1)
  const outer = indentAt(text, parent.offset)
  const close = endOf(parent) - 1
  if (!last) {
    const inside = text.slice(parent.offset + 1, close)
    const inner = outer + unit
    const isRoot = parent.parent === undefined
    const plain = `${name}${rendered(value, inner, page)}`
    if (inside.trim() === '' && !isRoot)
      return replaced(text, parent.offset + 1, inside.length, parent.type === 'array' ? plain : ` ${plain} `)
    // Comments alone: they stay where they are, and the value comes below them.
    const kept = inside.trimEnd()
    return replaced(
      text,
      parent.offset + 1 + kept.length,
      inside.length - kept.length,
      eol + inner + plain + eol + outer,
    )
  }
  const first = parent.children?.[0] ?? last
  const { comma, end } = triviaAfter(text, endOf(last))
  const trailing = comma === undefined ? '' : ','
  if (!beginsItsLine(text, first.offset)) {
    const plain = `${name}${rendered(value, outer, page)}`
    if (comma !== undefined) return replaced(text, comma, 0, ` ${plain},`)
    return replaced(text, endOf(last), 0, `, ${plain}`)
  }
  const inner = indentAt(text, first.offset)
  const line = `${eol}${inner}${name}${rendered(value, inner, page)}${trailing}`
  // Behind the comment of the last one's line, or its comment would seem to be about the new one.
  const at = Math.max(end, comma ?? 0)
  const stays = text.slice(endOf(last), at)
  return replaced(text, endOf(last), at - endOf(last), `${comma === undefined ? ',' : ''}${stays}${line}`)
}

/** Up to the end of the line, where nothing but a comma and comments stands there; undefined where more does. */
function endOfItsLine(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, false)
  scanner.setPosition(offset)
  for (;;) {
    scanner.scan()
    const at = scanner.getTokenOffset()
    const token = text.slice(at, at + scanner.getTokenLength())
    // spaces up to the line's end are a sign of their own, and so is the end
    if (token === '' || /^\r?\n/.test(token)) return at
    if (token.includes('\n')) return undefined
    const isComment = token.startsWith('//') || token.startsWith('/*')
    if (!isComment && token !== ',' && token.trim() !== '') return undefined
  }
}

/**
 * Without one property or item, and without the comma that is then too many. A comment on a line of its own stays, and
 * so does one between others; what is said behind it on its line goes with it.
 */
function removed(text: string, value: Node): string {
  const node = value.parent?.type === 'property' ? value.parent : value
  const siblings = node.parent?.children ?? []
  const index = siblings.indexOf(node)
  const before = siblings[index - 1]
  const { comma } = triviaAfter(text, endOf(node))
  const end = (beginsItsLine(text, node.offset) ? endOfItsLine(text, endOf(node)) : undefined) ?? endOf(node)
  const cuts: { from: number; to: number }[] = [{ from: node.offset, to: end }]
  if (comma !== undefined) {
    if (comma > end) cuts.push({ from: comma - 1, to: comma })
  } else if (before) {
    const earlier = triviaAfter(text, endOf(before)).comma
    if (earlier !== undefined) cuts.push({ from: earlier - 1, to: earlier })
  }
  const left = cuts
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  const shift = cuts.filter(({ from }) => from < node.offset).reduce((sum, { from, to }) => sum + to - from, 0)
  return tidied(left, node.offset - shift)
}

/** Where nothing is left of a line, the line goes too; else the space that stood between two. */
function tidied(text: string, at: number): string {
  const start = lineStart(text, at)
  const next = text.indexOf('\n', at)
  const end = next < 0 ? text.length : next + 1
  if (text.slice(start, end).trim() === '') return text.slice(0, start) + text.slice(end)
  return /[ \t]/.test(text[at - 1] ?? '') && /[ \t]/.test(text[at] ?? '')
    ? text.slice(0, at) + text.slice(at + 1)
    : text
}
