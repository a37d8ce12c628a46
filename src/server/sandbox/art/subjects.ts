import type { EmblemName } from './emblems'
import type { Random } from './random'
import type { SceneName } from './scenes'
import { emblemRows, type EmblemRow } from './subjects/emblemWords'
import { type Habit, habits } from './subjects/habits'
import { placeRows } from './subjects/places'
import { trades } from './subjects/trades'

export interface Subject {
  emblem: EmblemName
  scene: SceneName
}

/** How often a thing that a title names and that fits the kind of game is shown. */
const fitting = 0.75
/** How often a slot's cover is set in the place that its title names, and not in its emblem's home. */
const placed = 0.9

/** Finds the rows that a title calls, in the table's order. */
const finder = <Row>(rows: readonly Row[], wordsOf: (row: Row) => string, partsOf: (row: Row) => string) => {
  const whole = new Map<string, Row[]>()
  for (const row of rows) for (const word of wordsOf(row).split(' ')) whole.set(word, [...(whole.get(word) ?? []), row])
  const within = rows.map(
    (row) =>
      [
        row,
        partsOf(row)
          .split(' ')
          .filter((part) => part !== ''),
      ] as const,
  )
  return (title: string): Row[] => {
    const lower = title.toLowerCase()
    const latin = lower
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => whole.get(word) ?? whole.get(word.replace(/s$/, '')) ?? [])
    const called = new Set(latin)
    if (/[^\u0000-\u024f]/.test(lower)) {
      for (const [row, parts] of within) if (parts.some((part) => lower.includes(part))) called.add(row)
    }
    return rows.filter((row) => called.has(row))
  }
}

const emblemsIn = finder<EmblemRow>(
  emblemRows,
  (row) => row[2],
  (row) => row[3],
)
const placesIn = finder(
  placeRows,
  (row) => row[1],
  (row) => row[2],
)

const tradesIn = Object.fromEntries(
  Object.entries(trades).map(([kind, rows]) => [
    kind,
    finder(
      rows,
      (row) => row[1],
      (row) => row[2],
    ),
  ]),
)

/** Trials of chance before the stock is gone through in order. */
const trials = 12

/**
 * A cover's motif and place: by its title's words first, then by the habits of its kind of game, then by chance.
 *
 * @param avoid what stands beside it, and is not to be shown again
 * @param shun what is on the same screen, and is not shown again where its kind has something else
 */
export const subjectOf = (
  title: string,
  kinds: readonly string[],
  random: Random,
  avoid: ReadonlySet<EmblemName> = nothing,
  shun: ReadonlySet<EmblemName> = nothing,
): Subject => {
  const kind = kinds.find((name) => Object.hasOwn(habits, name))
  const habit = kind === undefined ? undefined : habits[kind]
  const trade =
    (kind !== undefined && Object.hasOwn(tradesIn, kind) ? tradesIn[kind]?.(title)[0]?.[0] : undefined) ?? []
  const isFree = (emblem: EmblemName) => !avoid.has(emblem) && !shun.has(emblem)
  const first = choose(title, habit, trade, random)
  const tried = [first]
  // no trial more than need be: what else is by chance stays as it is
  for (let last = first; !isFree(last.emblem) && tried.length < trials; tried.push(last))
    last = choose(title, habit, trade, random)
  const free = tried.find(({ emblem }) => isFree(emblem))
  if (free !== undefined) return free
  const all = emblemRows.map(([emblem]) => emblem)
  const own = trade.length > 0 ? trade : (habit?.emblems ?? all)
  const others = own.filter(isFree)
  if (others.length > 0) return { ...first, emblem: others[random.int(0, others.length - 1)] ?? first.emblem }
  const subject = tried.find(({ emblem }) => !avoid.has(emblem)) ?? first
  if (!avoid.has(subject.emblem)) return subject
  const stock = [...trade, ...(habit?.emblems ?? []), ...all]
  return { ...subject, emblem: stock.find((emblem) => !avoid.has(emblem)) ?? subject.emblem }
}

/** Whether a title names its thing by its own name: "Saffron Chest", and not "Pirate's Hoard". */
export const isNamed = (title: string): boolean => {
  const words = new Set(title.toLowerCase().split(/[^a-z]+/))
  return emblemsIn(title).some(([emblem]) => words.has(emblem) || words.has(`${emblem}s`))
}

const nothing: ReadonlySet<EmblemName> = new Set()

function choose(title: string, habit: Habit | undefined, trade: readonly EmblemName[], random: Random): Subject {
  const [first, ...others] = emblemsIn(title)
  const called = first === undefined ? undefined : random.pick([first, first, first, first, ...others])
  const place = placesIn(title)[0]?.[0]
  if (habit !== undefined) {
    const apt = [first, ...others].find((row) => row !== undefined && habit.emblems.includes(row[0]))
    const wanted = apt !== undefined && random.chance(fitting) ? apt : called
    const own = wanted === undefined || (wanted !== apt && random.chance(habit.stubborn))
    const emblem = own ? random.pick(habit.emblems) : wanted[0]
    const scene = place === undefined || random.chance(habit.faithful) ? random.pick(habit.scenes) : place
    const [traded, ...more] = trade
    return { emblem: traded === undefined ? emblem : random.pick([traded, traded, ...more]), scene }
  }
  const row = called ?? random.pick(emblemRows)
  return { emblem: row[0], scene: place !== undefined && random.chance(placed) ? place : random.pick(row[1]) }
}
