import { createRandom } from '../art/random'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import type { TextLanguage } from '../language'
import { demoType } from './accounts'
import { type Span, stretchOf } from './calendar'

/** A winner joins the board so often; all of them follow from the time alone, and their names say demo. */
const winnerEvery = 20_000

export interface Winner {
  /** Absent for the demo players. */
  readonly accountId?: number
  readonly player: string
  /** Or its vendor, where the round was one of a lobby. */
  readonly gameName: string
  /** Minor units. */
  readonly prize: number
  readonly at: number
}

/** The demo winner of one round of the clock; `titles` are those of the games that are offered. */
function demoWinner(merchant: string, round: number, titles: readonly string[]): Winner {
  const random = createRandom(`winner:${merchant}:${round}`)
  const [low, span] = random.chance(0.08) ? [5_000_00, 60_000_00] : [20_00, 1_500_00]
  return {
    player: `demo***${String(random.int(10, 99))}`,
    gameName: titles[random.int(0, titles.length - 1)] ?? 'Demo',
    prize: low + Math.floor(random.next() * span),
    at: round * winnerEvery,
  }
}

/** The newest first. */
export function latestWinners(merchant: string, titles: readonly string[], now: number, count: number) {
  const newest = Math.floor(now / winnerEvery)
  return Array.from({ length: titles.length === 0 ? 0 : count }, (_, back) =>
    demoWinner(merchant, newest - back, titles),
  )
}

/** The round of each demo player's largest win of a whole day: it changes no more. */
const largestOfDays = new Map<string, readonly number[]>()
const keptDays = 60

function largestOfDay(merchant: string, from: number, now: number, titles: readonly string[]): readonly number[] {
  const key = `${merchant}:${from}`
  const known = largestOfDays.get(key)
  if (known) return known
  const [first, last] = [Math.ceil(from / winnerEvery), Math.floor(Math.min(from + day - 1, now) / winnerEvery)]
  const largest = new Map<string, { readonly round: number; readonly prize: number }>()
  for (let round = first; round <= last; round += 1) {
    const { player, prize } = demoWinner(merchant, round, titles)
    if (prize > (largest.get(player)?.prize ?? 0)) largest.set(player, { round, prize })
  }
  const rounds = [...largest.values()].map(({ round }) => round)
  if (from + day <= now) {
    largestOfDays.set(key, rounds)
    const [oldest] = largestOfDays.keys()
    if (largestOfDays.size > keptDays && oldest !== undefined) largestOfDays.delete(oldest)
  }
  return rounds
}

const titleOf = {
  CN: 'game.titleCN as gameName',
  EN: 'game.titleEN as gameName',
  AR: 'game.titleAR as gameName',
} as const

/** Each member's largest win among the rounds that were settled in the time. */
function members(
  database: Database,
  { merchant, from, now, language }: { merchant: string; from: number; now: number; language: TextLanguage },
): readonly Winner[] {
  const wins = database.all(
    query
      .selectFrom('bet')
      .innerJoin('account', 'account.id', 'bet.accountId')
      .leftJoin('game', 'game.nodeId', 'bet.nodeId')
      .leftJoin('vendor', 'vendor.code', 'bet.vassalage')
      .select([
        'account.id as accountId',
        'account.username',
        'bet.win as prize',
        'bet.dueAt as at',
        titleOf[language],
        'vendor.name as vendorName',
      ])
      .where('account.merchant', '=', merchant)
      // what a demo account wins is play money
      .where('account.type', '<>', demoType)
      .where('bet.status', '=', 'SETTLED')
      .where('bet.dueAt', '>=', from)
      .where('bet.dueAt', '<=', now)
      .where('bet.win', '>', 0)
      .orderBy('bet.win', 'desc')
      .orderBy('bet.id'),
  )
  const seen = new Set<number>()
  return wins.flatMap(({ username, gameName, vendorName, accountId, prize, at }) => {
    if (seen.has(accountId)) return []
    seen.add(accountId)
    return [{ accountId, prize, at, gameName: gameName ?? vendorName ?? '–', player: `${username.slice(0, 3)}***` }]
  })
}

interface Board {
  readonly merchant: string
  readonly span: Exclude<Span, 'MONTHLY'>
  readonly titles: readonly string[]
  readonly language: TextLanguage
  readonly now: number
}

/** Everybody's largest prize of the day or the week so far, the largest first. Who won as much shares the place. */
export function winnersOf(database: Database, { merchant, span, titles, language, now }: Board) {
  const { from } = stretchOf(span, now)
  const days = Array.from({ length: Math.floor((now - from) / day) + 1 }, (_, at) => from + at * day)
  const demo = new Map<string, Winner>()
  for (const start of titles.length === 0 ? [] : days) {
    for (const round of largestOfDay(merchant, start, now, titles)) {
      const winner = demoWinner(merchant, round, titles)
      if (winner.prize > (demo.get(winner.player)?.prize ?? 0)) demo.set(winner.player, winner)
    }
  }
  const all = [...members(database, { merchant, from, now, language }), ...demo.values()].toSorted(
    (one, other) => other.prize - one.prize,
  )
  let place = 0
  return all.map((winner, at) => {
    if (all[at - 1]?.prize !== winner.prize) place = at + 1
    return { ...winner, place }
  })
}
