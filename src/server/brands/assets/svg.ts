import { plainCss, signOf, tooMuchWork } from './svgWork'

/** What is wrong at one place of an SVG. */
export interface SvgProblem {
  readonly offset: number
  readonly found: string
  readonly message: string
  readonly allowed: string
}

export interface Svg {
  /** From `viewBox`, else from `width` and `height`; absent where neither says. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** A first rectangle that covers everything. */
  readonly ground?: string | undefined
  /** Plain colours that something is painted with: #rrggbb, small letters. */
  readonly colours: readonly string[]
  readonly problems: readonly SvgProblem[]
}

export interface Tag {
  readonly name: string
  readonly offset: number
  readonly attributes: ReadonlyMap<string, string>
}

/** What a <style> element says. */
export interface SvgStyle {
  readonly css: string
  readonly offset: number
}

/** Elements that bring a page, a script or somebody else's picture along. */
const refused: readonly string[] = [
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'a',
]
/** Effects whose work grows with a number that a file may say. */
const slow: readonly string[] = [
  'feturbulence',
  'femorphology',
  'feconvolvematrix',
  'fediffuselighting',
  'fespecularlighting',
  'fedisplacementmap',
  'feimage',
  'fetile',
]
const markup =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!(\w+)[^>]*>?|<\/([^\s>]+)[^>]*>?|<([A-Za-z][^\s/>]*)((?:[^>"']+|"[^"]*"|'[^']*')*)(>?)/g
const attributeForm = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** A logo is read as a file, and for its colours: those of the brand that was looked at last are kept. */
const lastRead = new Map<string, Svg>()
const mostKept = 4

/** Reads an SVG as a list of tags: enough to say how large it is, what it paints with, and what it must not have. */
export function readSvg(text: string): Svg {
  const known = lastRead.get(text)
  if (known) return known
  const svg = readTagsOf(text)
  lastRead.set(text, svg)
  const [oldest] = lastRead.keys()
  if (lastRead.size > mostKept && oldest !== undefined) lastRead.delete(oldest)
  return svg
}

function readTagsOf(text: string): Svg {
  const { tags, parents, styles, problems } = readTags(text)
  for (const tag of tags) problems.push(...problemsOf(tag))
  for (const style of styles) problems.push(...problemsOfStyle(style))
  if (problems.length === 0) problems.push(...tooMuchWork(tags, parents, styles))
  const root = tags.find(({ name }) => name === 'svg')
  if (!root)
    problems.push({
      offset: 0,
      found: 'no <svg>',
      message: 'the file is no SVG',
      allowed: 'a file that starts with <svg>',
    })
  const size = sizeOf(root?.attributes)
  return { ...size, ground: groundOf(tags, size), colours: coloursOf(tags, text), problems }
}

interface ReadTags {
  readonly tags: Tag[]
  /** The element that each stands in; none for the outermost. */
  readonly parents: ReadonlyMap<Tag, Tag>
  readonly styles: readonly SvgStyle[]
  readonly problems: SvgProblem[]
}

/** The elements of an XML document in their order, and where it is not well-formed. */
export function readTags(text: string): ReadTags {
  const tags: Tag[] = []
  const parents = new Map<Tag, Tag>()
  const styles: SvgStyle[] = []
  const problems: SvgProblem[] = []
  const open: { readonly tag: Tag; readonly begins: number }[] = []
  const broken = (offset: number, found: string, message: string) =>
    problems.push({ offset, found, message, allowed: 'well-formed XML: every element closed, in order' })
  for (const match of text.matchAll(markup)) {
    const [whole, declaration, closing, opening, rest = '', end] = match
    const offset = match.index
    if (declaration?.toUpperCase() === 'DOCTYPE' && /\[|ENTITY/.test(whole))
      problems.push({
        offset,
        found: 'a DOCTYPE with declarations',
        message: 'entities are not read',
        allowed: 'no DOCTYPE',
      })
    else if (declaration?.toUpperCase() === 'ENTITY')
      problems.push({ offset, found: '<!ENTITY', message: 'entities are not read', allowed: 'no DOCTYPE' })
    else if (closing !== undefined) {
      const last = open.pop()
      if (last && last.tag.name !== closing) {
        broken(offset, `</${closing}>`, `<${last.tag.name}> is closed by another element's end`)
        break
      }
      if (!last) broken(offset, `</${closing}>`, 'an element is closed that was not opened')
      else if (localName(closing) === 'style')
        styles.push({ css: wordsOf(text.slice(last.begins, offset)), offset: last.tag.offset })
    } else if (opening !== undefined) {
      if (end !== '>') {
        broken(offset, `<${opening}`, 'the element has no end')
        break
      }
      const attributes = new Map(
        Array.from(rest.matchAll(attributeForm), ([, name = '', one, other]) => [name, plainText(one ?? other ?? '')]),
      )
      const tag = { name: opening, offset, attributes }
      tags.push(tag)
      const parent = open.at(-1)?.tag
      if (parent) parents.set(tag, parent)
      if (!/\/\s*$/.test(rest)) open.push({ tag, begins: offset + whole.length })
    }
    if (problems.length >= mostProblems) break
  }
  const left = open.at(-1)?.tag
  if (left && problems.length === 0) broken(left.offset, `<${left.name}>`, 'the element is never closed')
  return { tags, parents, styles, problems }
}

const mostProblems = 20

const localName = (name: string): string => name.toLowerCase().replace(/^.*:/, '')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text as it is read: `&#35;` is #. */
const plainText = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (_, code?: string, hex?: string, name?: string) =>
      (code ?? hex)
        ? signOf(code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code))
        : (entities[name ?? ''] ?? ''),
  )

/** The words of an element that has no others in it. */
const wordsOf = (inside: string): string =>
  inside
    .split(/(<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith('<!--') ? '' : (/^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(part)?.[1] ?? plainText(part))))
    .join('')
    .replace(/<!--|-->/g, ' ')

function problemsOf({ name, offset, attributes }: Tag): SvgProblem[] {
  const local = localName(name)
  const problems: SvgProblem[] = []
  if (refused.includes(local)) {
    problems.push({
      offset,
      found: `<${name}>`,
      message: 'the element may run or fetch something',
      allowed: 'shapes, gradients, text',
    })
  }
  if (slow.includes(local)) {
    problems.push({
      offset,
      found: `<${name}>`,
      message: 'the effect may take for ever to draw',
      allowed: 'blur, shadow and colours',
    })
  }
  for (const [key, value] of attributes) {
    const short = `${key}="${value.length > 40 ? `${value.slice(0, 37)}…` : value}"`
    if (/^on/i.test(key)) {
      problems.push({
        offset,
        found: short,
        message: 'the attribute holds a script',
        allowed: 'no attribute that starts with "on"',
      })
    } else if (/(^|:)(href|src)$/i.test(key) && !isInside(value)) {
      problems.push({
        offset,
        found: short,
        message: 'the picture refers to another file',
        allowed: 'references inside the file (#name), or pictures as data:image',
      })
    } else if (foreignUrl(value) !== undefined) {
      problems.push({ offset, found: short, message: 'the picture refers to another file', allowed: 'url(#name)' })
    }
  }
  return problems
}

/** The first url(…) that leads out of the file. */
const foreignUrl = (css: string): string | undefined =>
  Array.from(plainCss(css).matchAll(/url\(\s*["']?([^)]{0,200})/gi)).find(
    ([, target = '']) => !target.startsWith('#'),
  )?.[0]

/** Of the file itself: a name in it, or a picture that it carries. An SVG inside could carry what is refused here. */
const isInside = (value: string): boolean =>
  value.trim() === '' || value.trim().startsWith('#') || /^data:image\/(png|jpeg|webp|gif|avif);/i.test(value.trim())

function problemsOfStyle({ css, offset }: SvgStyle): readonly SvgProblem[] {
  const found = /@import/i.exec(plainCss(css))?.[0] ?? foreignUrl(css)
  const facts = { message: 'the picture refers to another file', allowed: 'url(#name)' }
  return found === undefined ? [] : [{ offset, found, ...facts }]
}

function sizeOf(attributes: ReadonlyMap<string, string> | undefined): Pick<Svg, 'width' | 'height'> {
  const box = (attributes?.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = Number.NaN, height = Number.NaN] = box
  if (box.length === 4 && width > 0 && height > 0) return { width, height }
  const length = (name: string) => Number(/^([\d.]+)(px)?$/.exec(attributes?.get(name)?.trim() ?? '')?.[1])
  return length('width') > 0 && length('height') > 0 ? { width: length('width'), height: length('height') } : {}
}

function groundOf(tags: readonly Tag[], { width, height }: Pick<Svg, 'width' | 'height'>): string | undefined {
  const first = tags.find(({ name }) => /^(rect|path|circle|ellipse|polygon|text|image|use|line|polyline)$/.test(name))
  if (first?.name !== 'rect' || width === undefined || height === undefined) return undefined
  const { attributes } = first
  const fill = paintOf(attributes, 'fill') ?? 'black'
  const covers = (name: string, whole: number) => {
    const value = attributes.get(name) ?? ''
    return value === '100%' || Number.parseFloat(value) >= whole
  }
  const transparent =
    fill === 'none' || fill === 'transparent' || [...attributes.keys()].some((key) => /opacity$/.test(key))
  return !transparent && covers('width', width) && covers('height', height) ? fill : undefined
}

const paints = ['fill', 'stroke', 'stop-color'] as const
type Paint = (typeof paints)[number]

const styled = (name: Paint) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`)
const inStyle: Readonly<Record<Paint, RegExp>> = {
  fill: styled('fill'),
  stroke: styled('stroke'),
  'stop-color': styled('stop-color'),
}

function paintOf(attributes: ReadonlyMap<string, string>, name: Paint): string | undefined {
  const style = attributes.get('style')
  const painted = style === undefined ? undefined : inStyle[name].exec(style)?.[1]
  return (painted ?? attributes.get(name))?.trim()
}

function coloursOf(tags: readonly Tag[], text: string): readonly string[] {
  const painted = tags.flatMap(({ attributes }) => paints.flatMap((name) => paintOf(attributes, name) ?? []))
  const inSheets = Array.from(
    text.matchAll(/(?:fill|stroke|stop-color)\s*:\s*(#[0-9a-fA-F]{3,6})\b/g),
    ([, colour = '']) => colour,
  )
  return [...new Set([...painted, ...inSheets].flatMap((paint) => hexOf(paint) ?? []))]
}

function hexOf(paint: string): string | undefined {
  const named = { black: '#000000', white: '#ffffff' }
  if (paint === 'black' || paint === 'white') return named[paint]
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(paint)?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`
}
