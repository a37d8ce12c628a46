import { css, type Oklch } from '../colour'
import { drawEmblem, type EmblemName } from '../emblems'
import type { MaterialName, Paintbox, Stock } from '../materials'
import type { Pen } from '../pen'
import { group } from '../shapes'

/** Where one object stands; the scale is against the emblem's own 200 pixels, the tilt in degrees. */
export interface Seat {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly tilt: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** The first is the leading object's. */
  readonly seats: readonly [Seat, ...Seat[]]
  /** How far what stands behind the leading object reaches from its middle: the disc, the arch, the ring. */
  readonly frame: number
  /** Where words lie over the picture: from this edge to that place, past which nothing needs to be calm. */
  readonly words?: { readonly from: number; readonly to: number }
}

export interface Sheet extends Layout {
  readonly pen: Pen
  /** As many as there are seats, in their order. */
  readonly emblems: readonly EmblemName[]
  /** A whole number that neighbours do not share: which of its compositions and schemes the manner takes. */
  readonly variant: number
}

/** A house's own way of drawing. */
export interface Manner {
  /** What stands for a thing in the house's own world: a lantern for a bell. */
  readonly swaps: Readonly<Partial<Record<EmblemName, EmblemName>>>
  /** Composed for the shape of the house's hero: objects where its words leave them room, in pages read from the left. */
  readonly banner: Layout
  /** Its things stay within the middle 400 by 390, which every cut of the pages keeps. */
  readonly promotion: Layout
  readonly draw: (sheet: Sheet) => string
}

/** A layout for pages read from the right. No object is turned round. */
export const mirrored = ({ seats: [first, ...others], words, ...shape }: Layout): Layout => {
  const turned = (seat: Seat): Seat => ({ ...seat, x: shape.width - seat.x, tilt: -seat.tilt })
  return {
    ...shape,
    seats: [turned(first), ...others.map(turned)],
    ...(words && { words: { from: shape.width - words.from, to: shape.width - words.to } }),
  }
}

/** Lightness, chroma and hue: "0.6 0.19 33". */
export const tint = (text: string): string => css(oklch(text))

const oklch = (text: string): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number)
  return [lightness, chroma, hue]
}

/** A stock from few tones: those that several materials share stand once. */
export const stockOf = (rows: Readonly<Record<MaterialName, string>>): Stock => {
  const tone = (text: string) => {
    const [light = '', mid = '', dark = ''] = text.split(', ')
    return [oklch(light), oklch(mid), oklch(dark)] as const
  }
  return {
    gold: tone(rows.gold),
    ruby: tone(rows.ruby),
    coral: tone(rows.coral),
    rose: tone(rows.rose),
    amethyst: tone(rows.amethyst),
    sapphire: tone(rows.sapphire),
    sky: tone(rows.sky),
    jade: tone(rows.jade),
    emerald: tone(rows.emerald),
    lime: tone(rows.lime),
    ivory: tone(rows.ivory),
    steel: tone(rows.steel),
    wood: tone(rows.wood),
    ink: tone(rows.ink),
  }
}

/** Takes the reflections of a lamp off a drawing: what is laid over it thinly in the light of ivory. */
const matted = (drawn: string, shine: string): string =>
  drawn.replace(/<(?:path|ellipse|circle|rect)\b[^>]*\/>/g, (tag) =>
    tag.includes(`"${shine}"`) && tag.includes(' opacity="') ? '' : tag,
  )

/** Draws each object once and answers the ids by which it is used. `matt`: without reflections. */
export const castOf = (pen: Pen, emblems: readonly EmblemName[], box: Paintbox, matt: boolean): readonly string[] =>
  emblems.map((name) => {
    const drawn = drawEmblem(name, box)
    return pen.define((id) => group(`id="${id}"`, matt ? matted(drawn, box('ivory').light) : drawn))
  })

/** One of a row of choices by a running number. */
export const nth = <T>(row: readonly [T, ...T[]], index: number): T => row[index % row.length] ?? row[0]
