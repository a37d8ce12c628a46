import type { Font } from '../contract/theme'
import type { ResolvedTheme } from './resolve'

/** Figures of a font file in its own units, as `readFontMetrics` reads them. */
export interface FontMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Below the line, negative. */
  readonly descent: number
  readonly lineGap: number
  /** Mean width of a letter in running English. The mean in the OS/2 table counts every glyph and is 10 to 30% off. */
  readonly letterWidth: number
}

export type MetricsByFile = Readonly<Record<string, FontMetrics>>

/** What is known of a theme's font files, by path; of a file that cannot be read, nothing. */
export interface FontFigures {
  readonly metrics: MetricsByFile
  /** Of the letters that languages are asked for (ownLetters), those that the file holds. */
  readonly letters: Readonly<Record<string, string>>
}

export const noFigures: FontFigures = { metrics: {}, letters: {} }

/** The same of Arial, and of Liberation Sans made to its measure, as a part of the em. */
const arialWidth = 0.4419

/** Marks that Latin and Chinese share, and Chinese sets on a whole square: · — ‘ ’ “ ” … */
const sharedMarks = [0xb7, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026] as const

type Range = readonly [first: number, last: number]

const everything: Range = [0, 0x10ffff]

const fallbackFamily = (family: string) => `${family} fallback`
const besideHan = (family: string) => `${family} beside Han`

/** The family and its stand-in, before the typefaces that the brand names; with `han` those without the shared marks. */
export function fontStack(font: Font, han = false): string {
  const { family, fallback, files = [] } = font
  if (files.length === 0) return `${family === 'system-ui' ? family : `'${family}'`}, ${fallback}`
  const own = han ? besideHan(family) : family
  return `'${own}', '${fallbackFamily(own)}', ${fallback}`
}

/**
 * @font-face rules. With the metrics of a file, Arial is stretched to its measure until it is there, so that lines
 * break alike and nothing moves when it arrives.
 */
export function fontFaces(theme: ResolvedTheme, fontBase: string, metrics: MetricsByFile): string {
  const fonts = new Map([theme.fonts.display, theme.fonts.text].map((font) => [font.family, font]))
  return [...fonts.values()]
    .map((font) => {
      const han = withoutSharedMarks(font)
      return (
        faces(font, fontBase) +
        fallback(font, metrics) +
        faces(han, fontBase) +
        fallback(han, metrics, withoutMarks(undefined))
      )
    })
    .join('')
}

/** The same files under another name, for pages in Chinese and Japanese. */
const withoutSharedMarks = (font: Font): Font => ({
  ...font,
  family: besideHan(font.family),
  files: (font.files ?? [])
    .map((file) => ({ ...file, unicodeRange: withoutMarks(file.unicodeRange) }))
    .filter(({ unicodeRange }) => unicodeRange !== ''),
})

/** A CSS `unicode-range` less the shared marks. */
export function withoutMarks(range: string | undefined): string {
  const left = sharedMarks.reduce<readonly Range[]>(
    (ranges, mark) =>
      ranges.flatMap(([first, last]) =>
        mark < first || mark > last
          ? [[first, last] as const]
          : ([[first, mark - 1] as const, [mark + 1, last] as const] as const).filter(([from, to]) => from <= to),
      ),
    range === undefined ? [everything] : readRanges(range),
  )
  return left.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',')
}

const hex = (code: number) => code.toString(16)

/** A CSS `unicode-range`, each part "U+26", "U+0-7F", or "U+4??". */
export const readRanges = (range: string): readonly Range[] => range.split(',').map(readRange)

function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().slice(2).split('-')
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)]
}

const faces = (font: Font, fontBase: string): string =>
  (font.files ?? [])
    .map(({ file, weight, unicodeRange }) =>
      [
        `@font-face{font-family:'${font.family}';src:url("${fontBase}${file}") format("woff2");font-weight:${weight};`,
        `font-style:normal;font-display:swap;${ownReach(font)}${rangeRule(unicodeRange)}}`,
      ].join(''),
    )
    .join('')

/** What the brand says of a typeface in place of its files. */
const saidReach = ({ ascent, descent }: Font) =>
  ascent === undefined || descent === undefined ? undefined : ([ascent, descent] as const)

const ownReach = (font: Font) => {
  const said = saidReach(font)
  return said === undefined ? '' : reach(...said)
}

const reach = (ascent: number, descent: number) =>
  `ascent-override:${percent(ascent)};descent-override:${percent(descent)};`

const percent = (part: number) => `${(100 * part).toFixed(2)}%`

const rangeRule = (range: string | undefined) => (range === undefined ? '' : `unicode-range:${range};`)

function fallback(font: Font, metrics: MetricsByFile, range?: string): string {
  const known = (font.files ?? []).find(({ file }) => Object.hasOwn(metrics, file))
  const measure = known === undefined ? undefined : metrics[known.file]
  if (measure === undefined || measure.unitsPerEm <= 0 || measure.letterWidth <= 0) return ''
  const size = measure.letterWidth / measure.unitsPerEm / arialWidth
  const own = (value: number) => value / measure.unitsPerEm
  const [ascent, descent] = saidReach(font) ?? [own(measure.ascent), own(Math.abs(measure.descent))]
  return [
    `@font-face{font-family:'${fallbackFamily(font.family)}';src:local("Arial"),local("Liberation Sans");`,
    `size-adjust:${percent(size)};${reach(ascent / size, descent / size)}`,
    `line-gap-override:${percent(own(measure.lineGap) / size)};${rangeRule(range)}}`,
  ].join('')
}
