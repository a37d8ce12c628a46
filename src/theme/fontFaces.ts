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

/** The same of Arial, and of Liberation Sans made to its measure, as a part of the em. */
const arialWidth = 0.4419

export const fallbackFamily = (family: string) => `${family} fallback`

/**
 * @font-face rules. With the metrics of a file, Arial is stretched to its measure until it is there, so that lines
 * break alike and nothing moves when it arrives.
 */
export function fontFaces(theme: ResolvedTheme, fontBase: string, metrics: MetricsByFile): string {
  const fonts = new Map([theme.fonts.display, theme.fonts.text].map((font) => [font.family, font]))
  return [...fonts.values()].map((font) => faces(font, fontBase) + fallback(font, metrics)).join('')
}

const faces = (font: Font, fontBase: string): string =>
  (font.files ?? [])
    .map(({ file, weight, unicodeRange }) =>
      [
        `@font-face{font-family:'${font.family}';src:url("${fontBase}${file}") format("woff2");font-weight:${weight};`,
        `font-style:normal;font-display:swap;${unicodeRange === undefined ? '' : `unicode-range:${unicodeRange};`}}`,
      ].join(''),
    )
    .join('')

function fallback(font: Font, metrics: MetricsByFile): string {
  const known = (font.files ?? []).find(({ file }) => Object.hasOwn(metrics, file))
  const measure = known === undefined ? undefined : metrics[known.file]
  if (measure === undefined || measure.unitsPerEm <= 0 || measure.letterWidth <= 0) return ''
  const size = measure.letterWidth / measure.unitsPerEm / arialWidth
  const percent = (value: number) => `${((100 * value) / measure.unitsPerEm / size).toFixed(2)}%`
  return [
    `@font-face{font-family:'${fallbackFamily(font.family)}';src:local("Arial"),local("Liberation Sans");`,
    `size-adjust:${(100 * size).toFixed(2)}%;ascent-override:${percent(measure.ascent)};`,
    `descent-override:${percent(Math.abs(measure.descent))};line-gap-override:${percent(measure.lineGap)};}`,
  ].join('')
}
