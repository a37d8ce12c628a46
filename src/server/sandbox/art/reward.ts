import { drawEmblem } from './emblems'
import type { Emblem } from './emblems/emblem'
import { createPaintbox } from './materials'
import { paletteOf } from './palettes'
import { createPen } from './pen'
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
  const shell = of('ink')
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

interface Subject {
  readonly mood: string
  readonly emblem: Emblem
  /** Smaller ones behind it. */
  readonly beside?: Emblem
}

const coins: Emblem = (of) => drawEmblem('coin', of)

const chest: Emblem = (of) => drawEmblem('chest', of)
const ingot: Emblem = (of) => drawEmblem('ingot', of)

/** What a reward is, by its id or the first word of it. */
const subjects: Readonly<Record<string, Subject>> = {
  cash: { mood: 'brass', emblem: coins },
  'cash-30': { mood: 'brass', emblem: ingot, beside: coins },
  'cash-70': { mood: 'brass', emblem: chest, beside: coins },
  payout: { mood: 'jade', emblem: notes, beside: coins },
  deck: { mood: 'imperial', emblem: (of) => drawEmblem('cards', of), beside: (of) => drawEmblem('chips', of) },
  mug: { mood: 'terracotta', emblem: mug },
  headphones: { mood: 'midnight', emblem: headphones },
  football: { mood: 'forest', emblem: (of) => drawEmblem('football', of) },
}
const anything: Subject = { mood: 'cobalt', emblem: (of) => drawEmblem('gift', of) }

/** A reward of the points mall, 640 by 400: the thing itself on a table, in front of a plain wall, without words. */
export const drawReward = (id: string): string => {
  const [word = ''] = id.split('-')
  const known = [id, word].find((name) => Object.hasOwn(subjects, name))
  const { mood, emblem, beside } = (known === undefined ? undefined : subjects[known]) ?? anything
  const pen = createPen(`reward ${id}`)
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
  const shadow = (x: number, rx: number) => ellipse(x, 336, rx, 16, colours.ink, 'opacity=".5"')
  const others = beside ? pen.stamp(beside(of), [moved(150, 274, 0.62, -12), moved(498, 280, 0.56, 14)]) : ''
  const sides = beside ? shadow(150, 62) + shadow(498, 56) : ''
  const body = wall + light + table + sides + others + shadow(320, 150) + group(moved(320, 200, 1.34), emblem(of))
  return shortColours(picture(width, height, pen.defs() + body))
}
