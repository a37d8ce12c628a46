import { drawEmblem, type EmblemName } from './emblems'
import type { Emblem } from './emblems/emblem'
import { type House, houseOf } from './houses'
import { coined } from './manners'
import { createPaintbox, createStockbox, type Paintbox } from './materials'
import { moodNames, type Palette, paletteOf } from './palettes'
import { createPen, flatPen, n, type Pen } from './pen'
import { circle, ellipse, group, line, moved, path, picture, rect, shortColours } from './shapes'

const width = 640
const height = 400

const mug: Emblem = (of) => {
  const clay = of('sky')
  const coffee = of('wood')
  return (
    line('M48-24C104-34 108 46 44 44', clay.mid, 20) +
    path('M-66-56H58L50 74Q48 88 34 88H-42Q-56 88-58 74Z', clay.fill) +
    path('M-66-56H-34L-30 88H-42Q-56 88-58 74Z', clay.light, 'opacity=".55"') +
    ellipse(-4, -56, 62, 17, clay.light) +
    ellipse(-4, -54, 52, 12, coffee.dark) +
    ellipse(-14, -56, 30, 6, coffee.mid) +
    line('M-30-76Q-38-88-30-98M-4-78Q-12-90-4-100M22-76Q14-88 22-98', of('ivory').light, 5, 'opacity=".7"')
  )
}

const headphones: Emblem = (of) => {
  const shell = of('sapphire')
  const pad = of('amethyst')
  const cup = rect(-92, -6, 44, 84, pad.fill, 'rx="20"') + rect(-74, 0, 30, 72, shell.mid, 'rx="14"')
  return (
    line('M-70 4V-10A70 74 0 0 1 70-10V4', shell.mid, 20) +
    line('M-58-26A62 64 0 0 1 10-72', shell.light, 6, 'opacity=".8"') +
    of.twice(cup) +
    of.twice(line('M-84 16V54', pad.light, 6, 'opacity=".8"'))
  )
}

const notes: Emblem = (of) => {
  const paper = of('emerald')
  const note = (x: number, y: number, turn: number) =>
    group(
      moved(x, y, 1, turn),
      rect(-84, -44, 168, 88, paper.fill, 'rx="8"') +
        rect(-74, -34, 148, 68, 'none', `rx="5" stroke="${paper.light}" stroke-width="4" opacity=".8"`) +
        circle(0, 0, 22, paper.light) +
        circle(0, 0, 12, paper.mid),
    )
  return note(6, 26, 8) + note(-4, -8, -6) + rect(-20, -58, 34, 104, of('gold').fill, 'rx="4" transform="rotate(-6)"')
}

/** What stands behind the thing. */
type Backdrop = (pen: Pen, colours: Palette) => string

const centre = { x: 320, y: 200 }

const rays: Backdrop = (_pen, { glow }) => {
  const ray = (turn: number) => {
    const [from, to] = [turn - 0.09, turn + 0.09]
    const at = (angle: number) => `${n(centre.x + 460 * Math.cos(angle))} ${n(centre.y + 460 * Math.sin(angle))}`
    return `M${centre.x} ${centre.y}L${at(from)}L${at(to)}Z`
  }
  const turns = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
  return path(turns.map(ray).join(''), glow, 'opacity=".16"')
}
const rings: Backdrop = (_pen, { bright }) =>
  [120, 180, 240, 310]
    .map((r) => circle(centre.x, centre.y, r, 'none', `stroke="${bright}" stroke-width="3" opacity=".3"`))
    .join('')
const arch: Backdrop = (_pen, { deep, bright }) =>
  path('M150 330V190C150 90 226 36 320 36S490 90 490 190V330Z', deep, 'opacity=".55"') +
  line('M150 330V190C150 90 226 36 320 36S490 90 490 190V330', bright, 4, 'opacity=".5"')
const dots: Backdrop = (pen, { bright }) =>
  group(
    'opacity=".28"',
    pen.stamp(
      circle(0, 0, 7, bright),
      Array.from({ length: 40 }, (_, i) =>
        moved(40 + (i % 8) * 80 + (Math.floor(i / 8) % 2) * 40, 30 + Math.floor(i / 8) * 60),
      ),
    ),
  )
const bands: Backdrop = (_pen, { bright }) =>
  Array.from({ length: 7 }, (_, i) => path(`M${n(i * 120 - 160)} 0h52l-120 320h-52Z`, bright, 'opacity=".14"')).join('')
const bokeh: Backdrop = ({ random }, { glow }) =>
  Array.from({ length: 14 }, () =>
    circle(random.range(10, 630), random.range(10, 280), random.range(12, 46), glow, 'opacity=".14"'),
  ).join('')
const curtain: Backdrop = (pen, { deep, mid }) => {
  const fold = pen.linear([deep, mid, deep], '')
  return Array.from({ length: 8 }, (_, i) => rect(i * 80, 0, 80, 330, fold, 'opacity=".75"')).join('')
}
const hills: Backdrop = (_pen, { deep, bright }) =>
  path('M0 330V214Q110 130 236 206T470 176Q560 140 640 206V330Z', deep, 'opacity=".5"') +
  circle(520, 84, 40, bright, 'opacity=".45"')
const backdrops = [rays, rings, arch, dots, bands, bokeh, curtain, hills] as const

interface Subject {
  readonly mood: string
  readonly backdrop: Backdrop
  readonly emblem: Thing
  /** Smaller ones behind it. */
  readonly beside?: Thing
}

/** One of the stock, or drawn for the mall alone. */
type Thing = EmblemName | Emblem

const drawThing = (thing: Thing, of: Paintbox, merchant?: string) =>
  typeof thing === 'string' ? drawEmblem(coined(merchant, thing), of) : thing(of)

/** What a reward is, by its id or the first word of it; no two have the same wall. */
const subjects: Readonly<Record<string, Subject>> = {
  cash: { mood: 'cobalt', backdrop: rays, emblem: 'coin', beside: 'star' },
  'cash-30': { mood: 'ember', backdrop: rings, emblem: 'ingot', beside: 'coin' },
  'cash-70': { mood: 'abyss', backdrop: arch, emblem: 'chest', beside: 'coin' },
  payout: { mood: 'jade', backdrop: bands, emblem: notes, beside: 'coin' },
  deck: { mood: 'imperial', backdrop: curtain, emblem: 'cards', beside: 'chips' },
  mug: { mood: 'terracotta', backdrop: dots, emblem: mug },
  headphones: { mood: 'neon', backdrop: bokeh, emblem: headphones },
  football: { mood: 'forest', backdrop: hills, emblem: 'football' },
}

const others: readonly [EmblemName, ...EmblemName[]] = [
  'gift',
  'star',
  'gem',
  'key',
  'trophy',
  'bell',
  'rocket',
  'crown',
  'heart',
  'medal',
]

/** Of a reward that nobody has drawn: one of some things, before one of the walls. */
function anything({ random }: Pen): Subject {
  const mood = moodNames[random.int(0, moodNames.length - 1)] ?? 'cobalt'
  return { mood, backdrop: random.pick(backdrops), emblem: random.pick(others), beside: 'coin' }
}

/**
 * A reward of the points mall, 640 by 400: the thing itself on a table, without words, before a wall of its own or in
 * its merchant's manner.
 */
export const drawReward = (id: string, merchant?: string): string => {
  const [word = ''] = id.split('-')
  const known = [id, word].find((name) => Object.hasOwn(subjects, name))
  const house = houseOf(merchant)
  const pen = createPen(`reward ${id} ${house === undefined ? '' : (merchant ?? '')}`)
  const subject = (known === undefined ? undefined : subjects[known]) ?? anything(pen)
  const place = known === undefined ? pen.random.int(0, 29) : Object.keys(subjects).indexOf(known)
  const body = house === undefined ? onWall(pen, subject) : inManner(pen, subject, house, place, merchant)
  return shortColours(picture(width, height, pen.defs() + body))
}

const shadow = ({ ink }: Palette, x: number, rx: number) => ellipse(x, 336, rx, 16, ink, 'opacity=".5"')

function onWall(pen: Pen, { mood, backdrop, emblem, beside }: Subject): string {
  const colours = paletteOf(mood)
  const of = createPaintbox(pen, 'gloss', 0)
  const wall = rect(0, 0, width, height, pen.linear([colours.mid, colours.deep]))
  const light = ellipse(
    320,
    190,
    330,
    230,
    pen.radial([
      [colours.paper, 0, 0.7],
      [colours.glow, 0.55, 0.3],
      [colours.glow, 1, 0],
    ]),
  )
  const table = path('M0 318Q320 290 640 318V400H0Z', colours.ink, 'opacity=".55"')
  const sideways = beside
    ? pen.stamp(drawThing(beside, of), [moved(150, 274, 0.62, -12), moved(498, 280, 0.56, 14)])
    : ''
  const sides = beside ? shadow(colours, 150, 62) + shadow(colours, 498, 56) : ''
  return (
    wall +
    backdrop(pen, colours) +
    light +
    table +
    sides +
    sideways +
    shadow(colours, 320, 150) +
    group(moved(320, 200, 1.4), drawThing(emblem, of))
  )
}

/** Neighbours differ in colours and in what stands behind the thing. */
function inManner(
  pen: Pen,
  { backdrop, emblem, beside }: Subject,
  house: House,
  place: number,
  merchant?: string,
): string {
  const [mood, aura] = [house.moods[place % house.moods.length], house.auras[(place * 2 + 1) % house.auras.length]]
  const colours = paletteOf(mood ?? house.moods[0])
  const hand = house.isFlat ? flatPen(pen) : pen
  const stage = { pen: hand, colours, width, height, focus: { x: 320, y: 200 }, isStrict: true }
  const of = createStockbox(pen, house.stock, house.isFlat)
  const standing = (thing: Thing, ...places: readonly string[]) => {
    const id = pen.define((made) => group(`id="${made}"`, drawThing(thing, of, merchant)))
    return places.map((at) => group(at, house.edge(id, stage) + `<use href="#${id}"/>`)).join('')
  }
  const ground = house.isFlat
    ? rect(0, 0, width, height, colours.bright) + backdrop(hand, { ...colours, bright: colours.paper })
    : rect(0, 0, width, height, pen.linear([colours.mid, colours.ink])) + backdrop(hand, colours)
  return (
    ground +
    group(moved(320, 192, 0.92), (aura ?? house.auras[0])(stage)) +
    path('M0 322Q320 300 640 322V400H0Z', colours.deep) +
    path('M0 322Q320 300 640 322', 'none', `stroke="${colours.accent}" stroke-width="4"`) +
    (beside ? standing(beside, moved(136, 284, 0.6, -12), moved(510, 288, 0.54, 14)) : '') +
    standing(emblem, moved(320, 206, 1.32))
  )
}
