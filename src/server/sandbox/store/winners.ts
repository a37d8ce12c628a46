import type { Game } from '../../../contract/hot-games'
import { createRandom } from '../art/random'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import type { TextLanguage } from '../language'
import { demoType } from './accounts'
import { type Span, stretchOf } from './calendar'

/** A winner joins the board so often; all of them follow from the time alone, and their names say demo. */
const winnerEvery = 20_000

/** A game as the board shows it. */
export type WonGame = Pick<Game, 'title' | 'gameCategory' | 'image'>

export interface Winner {
  /** Absent for the demo players. */
  readonly accountId?: number
  readonly player: string
  /** Or its vendor, where the round was one of a lobby. */
  readonly gameName: string
  /** A demo player's. */
  readonly game?: WonGame | undefined
  /** Of a member's game; null where the round was one of a lobby. */
  readonly nodeId?: number | null
  /** Minor units. */
  readonly prize: number
  readonly at: number
}

/** The demo winner of one round of the clock; `games` are those that are offered. */
function demoWinner(merchant: string, round: number, games: readonly WonGame[]): Winner {
  const random = createRandom(`winner:${merchant}:${round}`)
  const [low, span] = random.chance(0.08) ? [5_000_00, 60_000_00] : [20_00, 1_500_00]
  const player = `demo***${String(random.int(10, 99))}`
  const game = games[random.int(0, games.length - 1)]
  return {
    player,
    gameName: game?.title ?? 'Demo',
    game,
    prize: low + Math.floor(random.next() * span),
    at: round * winnerEvery,
  }
}

/** The newest first. */
export function latestWinners(merchant: string, games: readonly WonGame[], now: number, count: number) {
  const newest = Math.floor(now / winnerEvery)
  return Array.from({ length: games.length === 0 ? 0 : count }, (_, back) => demoWinner(merchant, newest - back, games))
}

/** The round of each demo player's largest win of a whole day: it changes no more. */
const largestOfDays = new Map<string, readonly number[]>()
const keptDays = 60

function largestOfDay(merchant: string, from: number, now: number, games: readonly WonGame[]): readonly number[] {
  const key = `${merchant}:${from}`
  const known = largestOfDays.get(key)
  if (known) return known
  const [first, last] = [Math.ceil(from / winnerEvery), Math.floor(Math.min(from + day - 1, now) / winnerEvery)]
  const largest = new Map<string, { readonly round: number; readonly prize: number }>()
  for (let round = first; round <= last; round += 1) {
    const { player, prize } = demoWinner(merchant, round, games)
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
        'game.nodeId',
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
  return wins.flatMap(({ username, gameName, vendorName, accountId, prize, at, nodeId }) => {
    if (seen.has(accountId)) return []
    seen.add(accountId)
    const player = `${username.slice(0, 3)}***`
    return [{ accountId, prize, at, nodeId, gameName: gameName ?? vendorName ?? '–', player }]
  })
}

interface Board {
  readonly merchant: string
  readonly span: Exclude<Span, 'MONTHLY'>
  readonly games: readonly WonGame[]
  readonly language: TextLanguage
  readonly now: number
}

/** Everybody's largest prize of the day or the week so far, the largest first. Who won as much shares the place. */
export function winnersOf(database: Database, { merchant, span, games, language, now }: Board) {
  const { from } = stretchOf(span, now)
  const days = Array.from({ length: Math.floor((now - from) / day) + 1 }, (_, at) => from + at * day)
  const demo = new Map<string, Winner>()
  for (const start of games.length === 0 ? [] : days) {
    for (const round of largestOfDay(merchant, start, now, games)) {
      const winner = demoWinner(merchant, round, games)
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
