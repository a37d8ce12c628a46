import { contrast } from './colour'
import { escapeXml, scriptOf, setLines, type Line, type Script } from './lines'
import type { Palette } from './palettes'
import { n, type Pen, type Stop, svg } from './pen'
import { group, line, path } from './shapes'

export type LetteringStyle = 'cast' | 'sticker' | 'neon' | 'ribbon' | 'engraved' | 'poster' | 'chrome' | 'arc'
export type Face = 'block' | 'narrow' | 'roman' | 'round' | 'antique'

interface FaceRow {
  stack: string
  weight: number
  capitals: boolean
  /** Against the estimated width of a bold sans-serif. */
  stretch: number
}

const faces: Readonly<Record<Face, FaceRow>> = {
  block: { stack: 'Archivo Black,Arial Black,Arial,sans-serif', weight: 900, capitals: true, stretch: 1.06 },
  narrow: { stack: 'Anton,Impact,Arial Narrow,sans-serif', weight: 700, capitals: true, stretch: 0.82 },
  roman: { stack: 'Cinzel,Georgia,serif', weight: 700, capitals: true, stretch: 1.04 },
  round: { stack: 'Lilita One,Trebuchet MS,sans-serif', weight: 900, capitals: false, stretch: 1 },
  antique: { stack: 'Playfair Display,Georgia,serif', weight: 700, capitals: false, stretch: 0.96 },
}

const serif: ReadonlySet<Face> = new Set(['roman', 'antique'])

const stackFor = (face: Face, script: Script) => {
  if (script === 'latin') return faces[face].stack
  if (script === 'arabic')
    return serif.has(face) ? 'Noto Naskh Arabic,Geeza Pro,serif' : 'Noto Kufi Arabic,Tahoma,sans-serif'
  return serif.has(face) ? 'Noto Serif CJK SC,Songti SC,SimSun,serif' : 'Noto Sans CJK SC,PingFang SC,sans-serif'
}

interface Setting {
  pen: Pen
  colours: Palette
  face: Face
  style: LetteringStyle
  box: { x: number; y: number; width: number; height: number }
}

const fitted = (width: number) => `textLength="${Math.round(width)}" lengthAdjust="spacingAndGlyphs"`

const straight = (lines: readonly Line[], top: number, lift: number) => {
  let y = top
  return lines
    .map(({ text, size, width }) => {
      const base = y + size * lift
      y += size * 1.02
      return `<text y="${Math.round(base)}" font-size="${Math.round(size)}" ${fitted(width)}>${escapeXml(text)}</text>`
    })
    .join('')
}

const arched = (pen: Pen, first: Line, top: number, span: number) => {
  const rise = span * 0.1
  const id = pen.define(
    (made) =>
      svg`<path id="${made}" d="M${-span / 2} ${top + first.size * 0.8 + rise}` +
      svg`Q0 ${top + first.size * 0.8 - rise} ${span / 2} ${top + first.size * 0.8 + rise}"/>`,
  )
  return (
    `<text font-size="${Math.round(first.size)}">` +
    `<textPath href="#${id}" startOffset="50%" ${fitted(first.width)}>${escapeXml(first.text)}</textPath>` +
    '</text>'
  )
}

interface Inks {
  /** The letters' own colours, from above. */
  readonly letters: readonly [Stop, ...Stop[]]
  /** What they stand on: an outline, or the ribbon. */
  readonly ground: readonly [string, ...string[]]
}

/** The lighter of two that paper can be told from. */
const shaded = ({ mid, deep, paper }: Palette) => (contrast(mid, paper) < 3 ? deep : mid)

/**
 * Letters have three times the light of their ground, or a third of it, and within themselves less than four times: a
 * dark band between two bright ones cuts small letters in halves.
 */
export const inksOf = (style: LetteringStyle, c: Palette): Inks => {
  switch (style) {
    case 'sticker':
      return { letters: [shaded(c), c.deep], ground: [c.paper] }
    case 'ribbon':
      return { letters: [c.paper], ground: [shaded(c), c.deep] }
    case 'engraved':
      return { letters: [c.paper, [c.accent, 0.6], c.glow], ground: [c.ink] }
    case 'chrome':
      return { letters: [c.paper, [c.glow, 0.5], [c.paper, 0.56], [c.glow, 0.95]], ground: [c.ink] }
    case 'neon':
    case 'poster':
      return { letters: [c.paper], ground: [c.ink] }
    default:
      return { letters: [c.paper, [c.glow, 0.35], c.accent], ground: [c.ink] }
  }
}

/** `weight` is 1 for letters of 70 pixels: outlines of smaller ones are thinner, or they would run together. */
const layersFor = (style: LetteringStyle, id: string, weight: number, { pen, colours: c }: Setting): string => {
  const layer = (attributes: string) => `<use href="#${id}" ${attributes}/>`
  const inks = inksOf(style, c)
  const face = `fill="${inks.letters.length === 1 ? c.paper : pen.linear(inks.letters)}"`
  const [ground] = inks.ground
  const w = (width: number) => n(width * weight)
  switch (style) {
    case 'sticker':
      return (
        layer(`y="${w(6)}" stroke="${c.ink}" stroke-width="${w(26)}"`) +
        layer(`stroke="${ground}" stroke-width="${w(15)}"`) +
        layer(face)
      )
    case 'neon':
      return (
        layer(`stroke="${c.ink}" stroke-width="${w(22)}" opacity=".6"`) +
        layer(`stroke="${c.accent}" stroke-width="${w(16)}" opacity=".4"`) +
        layer(`stroke="${c.accent}" stroke-width="${w(10)}"`) +
        layer(`stroke="${ground}" stroke-width="${w(6)}"`) +
        layer(face)
      )
    case 'ribbon':
      return layer(`y="${w(3)}" fill="${c.ink}" opacity=".5"`) + layer(face)
    case 'engraved':
      return layer(`y="${w(3)}" stroke="${ground}" stroke-width="${w(18)}"`) + layer(face)
    case 'poster':
      return (
        layer(`x="${w(6)}" y="${w(7)}" fill="${c.ink}" stroke="${c.ink}" stroke-width="${w(8)}"`) +
        layer(`${face} stroke="${ground}" stroke-width="${w(8)}" paint-order="stroke"`)
      )
    case 'chrome':
      return (
        // the rim is as bright as the letters: it stays thin, and off them
        layer(`y="${w(3)}" stroke="${c.accent}" stroke-width="${w(25)}"`) +
        layer(`y="${w(3)}" stroke="${ground}" stroke-width="${w(20)}"`) +
        layer(face)
      )
    default:
      return (
        layer(`y="${w(8)}" stroke="${c.deep}" stroke-width="${w(22)}"`) +
        layer(`y="${w(4)}" stroke="${ground}" stroke-width="${w(13)}"`) +
        layer(face)
      )
  }
}

const backing = ({ colours: c, pen, style, box }: Setting, lines: readonly Line[]) => {
  const widest = Math.max(...lines.map((each) => each.width)) / 2
  const [top, bottom] = [box.y - 8, box.y + lines.reduce((sum, each) => sum + each.size * 1.02, 0) + 12]
  const [left, right] = [n(-widest - 26), n(widest + 26)]
  if (style === 'ribbon') {
    const tail = (s: number) =>
      svg`M${s * (widest + 4)} ${top + 18}L${s * (widest + 62)} ${top + 18}` +
      svg`L${s * (widest + 40)} ${(top + bottom) / 2 + 14}` +
      svg`L${s * (widest + 62)} ${bottom + 16}H${s * (widest + 4)}Z`
    return (
      path(tail(1) + tail(-1), c.ink) +
      path(
        svg`M${left} ${top}Q0 ${top + 10} ${right} ${top}V${bottom}Q0 ${bottom + 10} ${left} ${bottom}Z`,
        pen.linear(inksOf(style, c).ground),
        `stroke="${c.accent}" stroke-width="4"`,
      )
    )
  }
  if (style !== 'engraved') return ''
  const rule = (y: number) => svg`M-130 ${y}H-16M16 ${y}H130M-8 ${y}l8-8l8 8l-8 8Z`
  return line(rule(top - 6) + rule(bottom + 8), c.ink, 11) + line(rule(top - 6) + rule(bottom + 8), c.accent, 4)
}

/** The title, set to fill its box. The box is centred on x and its lines are centred in its height. */
export const drawLettering = (title: string, setting: Setting): string => {
  const script = scriptOf(title)
  const row = faces[setting.face]
  const text = script === 'latin' && row.capitals ? title.toLocaleUpperCase('en') : title
  const stretch = script === 'latin' ? row.stretch : 1
  const { x, y, width, height } = setting.box
  const lines = setLines(text, { width: width / stretch, height }).map((each) => ({
    ...each,
    width: each.width * stretch,
  }))
  const used = lines.reduce((sum, each) => sum + each.size * 1.02, 0)
  const top = y + (height - used) / 2
  const lift = script === 'latin' && row.capitals ? 0.87 : 0.82
  const [first, ...others] = lines
  if (first === undefined) return ''
  const bent = setting.style === 'arc' && script !== 'arabic' && lines.length < 3
  const words = bent
    ? arched(setting.pen, { ...first, size: first.size * 0.86, width: first.width * 0.86 }, top - 14, width) +
      straight(others, top + first.size * 1.02, lift)
    : straight(lines, top, lift)
  const rtl = script === 'arabic' ? ' direction="rtl"' : ''
  const id = setting.pen.define((made) => group(`id="${made}"`, words))
  const placed = { ...setting, box: { ...setting.box, y: top } }
  const font = `font-family="${stackFor(setting.face, script)}" font-weight="${row.weight}"`
  const smallest = Math.min(...lines.map((each) => each.size))
  const weight = Math.min(1.1, Math.max(0.4, smallest / 70))
  return group(
    `transform="translate(${x} 0)" text-anchor="middle" ${font}${rtl}`,
    backing(placed, lines) + layersFor(setting.style, id, weight, setting),
  )
}
