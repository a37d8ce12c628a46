import {
  createScanner,
  findNodeAtLocation,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import { describe, formatPath, type BrandError, type Facts, type JsonPath, type Stage } from './brandError'

/** A file of JSON with comments and trailing commas. It keeps the text, so that errors can say line and column. */
export interface JsonDocument {
  readonly file: string
  readonly text: string
  readonly value: unknown
}

const options = { allowTrailingComma: true, disallowComments: false }

/** Characters. What a person writes stays far below; what a mishap writes would keep every visitor waiting. */
const mostText = 1_000_000
const mostLevels = 100
/** Of one file. Who has a hundred mistakes reads ten. */
export const mostIssues = 100

export function parseDocument(brand: string, file: string, raw: string): Stage<JsonDocument | undefined> {
  const text = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw
  const refuse = (facts: Facts): Stage<undefined> => ({
    value: undefined,
    issues: [{ brand, file, line: 1, column: 1, jsonPath: '$', ...facts }],
  })
  if (text.length > mostText)
    return refuse({
      found: `${text.length} characters`,
      allowed: `at most ${mostText}`,
      message: 'the file is too large to be read',
      kind: 'tooLarge',
    })
  if (isDeeper(text, mostLevels))
    return refuse({
      found: `objects or lists more than ${mostLevels} deep in one another`,
      allowed: 'a few levels',
      message: 'the file is nested too deeply',
    })
  return parseText(brand, file, text)
}

/** Readers of trees call themselves for each level; how many would fit depends on who called them. */
function isDeeper(text: string, most: number): boolean {
  // few signs that open anything, in texts and comments too, cannot be many levels
  if ((text.match(/[{[]/g)?.length ?? 0) <= most) return false
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    // of a string it is the quote
    const sign = text[scanner.getTokenOffset()]
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
    if (depth > most) return true
  }
  return false
}

function parseText(brand: string, file: string, text: string): Stage<JsonDocument | undefined> {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, options)
  const [first] = errors
  if (first || !tree) {
    const offset = first?.offset ?? 0
    return { value: undefined, issues: [syntaxError(brand, file, text, offset, first, tree)] }
  }
  const repeated: Node[] = []
  const value = valueOf(tree, repeated)
  const issues = repeated.slice(0, mostIssues).map((key): BrandError => {
    const path = formatPath(getNodePath(key.parent?.children?.[1] ?? key))
    return {
      brand,
      file,
      ...lineAndColumn(text, key.offset),
      jsonPath: path,
      found: `${describe(key.value)} a second time`,
      allowed: 'each key once',
      message: 'the key is repeated',
      kind: 'repeated',
    }
  })
  return { value: { file, text, value }, issues }
}

/** Built by hand: a key such as `__proto__` becomes an own property, which the schema then refuses by name. */
function valueOf(node: Node, repeated: Node[]): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => valueOf(child, repeated))
  if (node.type !== 'object') return node.value
  const entries: [string, unknown][] = []
  const seen = new Set<string>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (!key) continue
    const name = String(key.value)
    if (seen.has(name)) repeated.push(key)
    seen.add(name)
    if (value) entries.push([name, valueOf(value, repeated)])
  }
  return Object.fromEntries(entries)
}

/** Errors come in runs of one file: its tree is read once for all of them. */
let lastTree: { readonly text: string; readonly tree: Node | undefined } | undefined

function treeOf(text: string): Node | undefined {
  if (lastTree?.text !== text) lastTree = { text, tree: parseTree(text, [], options) }
  return lastTree.tree
}

/** Where a value stands; its key where `part` says so; the nearest value around it where it is absent. */
export function positionOf(
  document: JsonDocument,
  path: JsonPath,
  part: 'key' | 'value' = 'value',
): { readonly line: number; readonly column: number } {
  const tree = treeOf(document.text)
  for (let depth = path.length; tree && depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, depth))
    if (!node) continue
    const key = part === 'key' && depth === path.length && node.parent?.type === 'property' ? node.parent : node
    return lineAndColumn(document.text, key.offset)
  }
  return lineAndColumn(document.text, tree?.offset ?? 0)
}

export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function syntaxError(
  brand: string,
  file: string,
  text: string,
  offset: number,
  error: ParseError | undefined,
  tree: Node | undefined,
): BrandError {
  const word = /^(\w+|\S)/.exec(text.slice(offset))?.[0]
  const around = tree ? findAround(tree, offset) : []
  const reason = error
    ? printParseErrorCode(error.error)
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
    : 'empty file'
  return {
    brand,
    file,
    ...lineAndColumn(text, offset),
    jsonPath: formatPath(around),
    found: word === undefined ? 'the end of the file' : describe(word),
    allowed: 'JSON; comments and trailing commas too',
    message: `the file cannot be read: ${reason}`,
    kind: 'noJson',
  }
}

function findAround(tree: Node, offset: number): JsonPath {
  const inside = (tree.children ?? []).find((child) => child.offset <= offset && offset <= child.offset + child.length)
  if (inside?.type === 'property') {
    const value = inside.children?.[1]
    return value ? findAround(value, offset) : getNodePath(inside)
  }
  return inside ? findAround(inside, offset) : getNodePath(tree)
}
