import type { SvgProblem, SvgStyle, Tag } from './svg'

/** What a drawing may cost: elements that are drawn, each as often as it is referred to. */
export const mostWork = 20_000
/** An effect goes over every pixel. */
const effectWork = 200

/** An element, or the rules of a style sheet for a class, an id or an element's name. */
interface Part {
  work: number
  readonly offset: number
  readonly needs: Part[]
}

/** A few lines that refer to each other, ten times each, are a drawing of millions of elements: it is counted, not drawn. */
export function tooMuchWork(
  tags: readonly Tag[],
  parents: ReadonlyMap<Tag, Tag>,
  styles: readonly SvgStyle[],
): readonly SvgProblem[] {
  const parts = new Map(tags.map((tag) => [tag, partOf(tag)] as const))
  const [root] = parts.values()
  if (!root) return []
  // readers differ in which one a name that is given twice stands for: all of them are counted
  const named = new Map<string, Part[]>()
  for (const [{ attributes }, part] of parts) {
    const id = attributes.get('id') ?? ''
    const others = named.get(id)
    if (others) others.push(part)
    else named.set(id, [part])
  }
  const refer = (part: Part, text: string) => {
    for (const id of namesIn(text)) if (id !== '') for (const each of named.get(id) ?? []) part.needs.push(each)
  }
  const sheet = sheetOf(styles, refer)
  for (const [tag, part] of parts) {
    for (const [key, value] of tag.attributes) refer(part, isHref(key) ? `url(${value})` : value)
    for (const selector of selectorsOf(tag)) {
      const rule = sheet.rules.get(selector)
      if (rule) part.needs.push(rule)
    }
    const parent = parents.get(tag)
    if (parent) parts.get(parent)?.needs.push(part)
  }
  const { work, circle } = workOf(root)
  if (sheet.problems.length > 0) return sheet.problems
  if (circle) return [{ ...facts.circle, offset: circle.offset }]
  if (work <= mostWork) return []
  const found = work > 1_000_000_000 ? 'more than 1000000000 elements' : `${work} elements`
  return [{ ...facts.tooMuch, offset: root.offset, found }]
}

const facts = {
  tooMuch: {
    message: 'the drawing takes too long: its parts are repeated too often, or have too many effects',
    allowed: `at most ${mostWork}, each as often as it is drawn; an effect is ${effectWork}`,
  },
  circle: {
    found: 'an element that is a part of itself',
    message: 'the drawing refers to itself',
    allowed: 'references to other parts',
  },
  rule: {
    message: 'the style may repeat parts of the drawing without end',
    allowed: 'url(#name) in an attribute, or in a rule for one class, id or name of elements',
  },
}

/** Each part after those that it needs, by a list of what is under way: files may nest as deep as they are long. */
function workOf(root: Part): { readonly work: number; readonly circle?: Part } {
  const known = new Map<Part, number>()
  const begun = new Set<Part>()
  const underWay = [root]
  for (let part = underWay.at(-1); part; part = underWay.at(-1)) {
    if (begun.has(part)) {
      underWay.pop()
      if (!known.has(part))
        known.set(
          part,
          part.needs.reduce((sum, each) => sum + (known.get(each) ?? 0), part.work),
        )
      continue
    }
    begun.add(part)
    for (const each of part.needs) {
      if (!begun.has(each)) underWay.push(each)
      else if (!known.has(each)) return { work: 0, circle: each }
    }
  }
  return { work: known.get(root) ?? 0 }
}

const localName = (name: string): string => name.replace(/^.*:/, '')
const isHref = (key: string): boolean => localName(key) === 'href'

function partOf({ name, attributes, offset }: Tag): Part {
  const own = /^fe[A-Z]/.test(localName(name)) ? effectWork : 1
  return { work: [...attributes.values()].reduce((sum, value) => sum + effectsIn(value), own), offset, needs: [] }
}

/** Effects that are written without a <filter>: `filter="blur(4px) drop-shadow(…)"`. */
const effectsIn = (text: string): number =>
  effectWork *
  Array.from(
    plainCss(text).matchAll(
      /\b(?:blur|drop-shadow|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/gi,
    ),
  ).length

/** Without the escapes that hide a word: `u\72l(`. */
export const plainCss = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, sign?: string) =>
        code === undefined ? (sign ?? '') : signOf(Number.parseInt(code, 16)),
      )
    : text

export const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

/** Names in the file that a text refers to by url(#name), as they stand and as an address is read. */
const namesIn = (text: string): readonly string[] =>
  Array.from(plainCss(text).matchAll(/url\(\s*(?:"\s*#([^"]*)|'\s*#([^']*)|#([^)]*))/gi), ([, double, single, plain]) =>
    (double ?? single ?? plain ?? '').trim(),
  ).flatMap((name) => [...new Set([name, decoded(name)])])

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const selectorsOf = ({ name, attributes }: Tag): readonly string[] => {
  const classes = (attributes.get('class') ?? '').split(/\s+/).map((each) => `.${each}`)
  return [...new Set([localName(name), `#${attributes.get('id') ?? ''}`, ...classes])]
}

interface Sheet {
  /** By `.class`, `#id` or name of an element. */
  readonly rules: ReadonlyMap<string, Part>
  readonly problems: readonly SvgProblem[]
}

const isPlainSelector = (selector: string): boolean => /^[.#]?[A-Za-z_][\w-]*$/.test(selector)

const costs = (css: string): boolean => effectsIn(css) > 0 || /url\(/i.test(plainCss(css))

/** Which elements a rule is for is known of plain selectors only: others may not refer to anything. */
function sheetOf(styles: readonly SvgStyle[], refer: (part: Part, text: string) => void): Sheet {
  const rules = new Map<string, Part>()
  const problems: SvgProblem[] = []
  for (const { css, offset } of styles) {
    const refuse = (found: string) => problems.push({ ...facts.rule, offset, found: found.trim().slice(0, 60) })
    const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    // a rule that holds others falls into pieces without a body
    for (const [whole, before = '', body] of plain.matchAll(/([^{}]*)(?:\{([^{}]*)\}|[{}]|$)/g)) {
      if (!costs(body ?? before)) continue
      const selectors = before.split(',').map((each) => each.trim())
      // a value that has a name of its own is used wherever the name is
      if (body === undefined || body.includes('--') || !selectors.every(isPlainSelector)) {
        refuse(whole)
        continue
      }
      for (const selector of selectors) {
        const part = rules.get(selector) ?? { work: 0, offset, needs: [] }
        rules.set(selector, part)
        part.work += effectsIn(body)
        refer(part, body)
      }
    }
  }
  return { rules, problems }
}
