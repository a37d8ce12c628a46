import { createRandom, type Random } from '../art/random'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day, hour } from '../durations'
import type { Merchant } from '../merchants/merchant'
import { kindOf, playRound } from '../pages/play/rounds'
import { type BetDetail, payOfSlip } from '../store/betDetail'
import { type Bet, betReference, type BetStatus, recordBets } from '../store/bets'
import { recordPastDeposits } from '../store/deposits'
import { type PastMovement, recordPast } from '../store/movements'
import { addEachOf, pointsFor, pointsOfStake } from '../store/points'
import { offeredVendors } from '../store/vendors'
import { recordPastWithdrawal } from '../store/withdrawals'
import { makeSlip } from './slips'
import { esportsVendors, vendors } from './vendors'

interface Past {
  readonly id: number
  readonly username: string
  /** What the main wallet holds now, in minor units. */
  readonly minor: number
  readonly history?: number | undefined
  readonly points?: number | undefined
  /** What else has moved: gifts, transfers. */
  readonly moved?: readonly PastMovement[]
  /** Days that it reaches back. */
  readonly days?: number
  /** One more deposit, in minor units. */
  readonly deposit?: number | undefined
  /** Where a withdrawal of a few days ago went. */
  readonly payoutAccount?: number | undefined
}

/** Money of a bonus, a reward or a prize. */
export interface Gift {
  readonly at: number
  readonly amount: number
  readonly reference: string
}

type Event =
  | {
      readonly type: 'bet'
      readonly at: number
      readonly stake: number
      readonly win: number
      readonly status: BetStatus
      readonly dueAt: number
      readonly detail: BetDetail
      readonly game: Pick<PlayedGame, 'vassalage'> & { readonly nodeId: string | undefined }
    }
  | { readonly type: 'deposit'; readonly at: number; readonly amount: number }
  | ({ readonly type: 'moved' } & PastMovement)

export interface PlayedGame {
  readonly nodeId: string
  readonly vassalage: string
}

/** The merchant whose accounts are seeded, and when. */
export interface World {
  readonly code: string
  readonly games: readonly PlayedGame[]
  readonly now: number
}

/** How long ago the withdrawal was: before today, whose free ones are counted. */
const paidOutBefore = 70 * hour
/** Of a withdrawal at least, in minor units. */
const leastPayout = 100_00

/**
 * The main wallet as it stands, and how it came to that: an opening, deposits, bets, and what was taken out, by a
 * withdrawal or last of all, so that the movements sum up to the balance to the cent.
 */
export function fillMainWallet(database: Database, { code, games, now }: World, past: Past): void {
  const { id, minor, days = 34, points = 0, moved = [], payoutAccount } = past
  const events = [
    ...eventsOf(code, games, past, now),
    ...moved.map((one): Event => ({ type: 'moved', ...one })),
  ].toSorted((a, b) => a.at - b.at)
  const { sum, lowest } = events.reduce(
    (so, event) => ({
      sum: so.sum + changeOf(event),
      lowest: Math.min(so.lowest, so.sum - neededFor(event)),
    }),
    { sum: 0, lowest: 0 },
  )
  const opening = roundUp(Math.max(minor - sum, -lowest, 0)) + (payoutAccount === undefined ? 0 : leastPayout)
  const taken = opening + sum - minor
  // the opening comes before all that is known
  const began = Math.min(now - (days + 1) * day, (events[0]?.at ?? now) - hour)
  const references = referencesOf(database, id, events)
  const last =
    payoutAccount === undefined
      ? ({ kind: taken >= 20_00 ? 'WITHDRAWAL' : 'ADJUSTMENT', at: now - 30_000 } as const)
      : ({ kind: 'WITHDRAWAL', at: now - paidOutBefore } as const)
  const reference = `${payoutAccount === undefined ? 'WDR0' : 'WDL9'}${String(id).padStart(7, '0')}`
  const movements: readonly PastMovement[] = [
    ...events.flatMap((event, place) => movementsOf(event, references[place])),
    ...(taken === 0 ? [] : [{ ...last, amount: -taken, reference }]),
  ]
  recordPast(database, id, [
    ...(opening > 0 ? [openingOf(past, opening, began)] : []),
    ...movements.toSorted((a, b) => a.at - b.at),
  ])
  if (payoutAccount !== undefined)
    recordPastWithdrawal(database, { accountId: id, payoutAccount, reference, amount: taken, at: last.at })
  recordPastDeposits(
    database,
    id,
    events.flatMap((event, place) =>
      event.type === 'deposit' ? [{ ...event, reference: references[place] ?? '' }] : [],
    ),
  )
  addEachOf(database, id, [
    { source: 'DEPOSIT', points: points * 100, earnedAt: began },
    ...events.flatMap((event) => pointsOf(event)),
  ])
}

/** Who has played has paid in before; the others were given what they have. */
const openingOf = ({ id, history = 0 }: Past, amount: number, at: number): PastMovement =>
  history > 0
    ? { kind: 'DEPOSIT', amount, reference: `DEP9${String(id).padStart(7, '0')}`, at }
    : { kind: 'OPENING', amount, at }

const roundUp = (minor: number): number => Math.ceil(minor / 10_00) * 10_00

/** A stake must be there before its win comes. */
const neededFor = (event: Event): number => (event.type === 'bet' ? event.stake : Math.max(0, -event.amount))

const changeOf = (event: Event): number => {
  if (event.type !== 'bet') return event.amount
  return event.status === 'CANCELLED' ? 0 : event.win - event.stake
}

/** Writes down the bets of a past; answers what each of its events is referred to by. */
function referencesOf(
  database: Database,
  accountId: number,
  events: readonly Event[],
): readonly (string | undefined)[] {
  const [first, ...others] = events.flatMap((event): Bet[] =>
    event.type === 'bet' ? [{ ...event, ...event.game, accountId, placedAt: event.at }] : [],
  )
  let bet = first === undefined ? 0 : recordBets(database, [first, ...others]) - others.length
  return events.map((event) => {
    if (event.type === 'bet') return betReference(bet++)
    if (event.type === 'moved') return event.reference
    return `DEP${String((event.at + accountId * 7_919) % 100_000_000).padStart(8, '0')}`
  })
}

function movementsOf(event: Event, reference: string | undefined): readonly PastMovement[] {
  const { at } = event
  if (event.type === 'moved') return [{ kind: event.kind, amount: event.amount, reference, at }]
  if (event.type === 'deposit') return [{ kind: 'DEPOSIT', amount: event.amount, reference, at }]
  const { stake, win, status } = event
  if (status !== 'CANCELLED') return [{ kind: 'GAME', amount: win - stake, reference, at }]
  return [
    { kind: 'GAME', amount: -stake, reference, at },
    { kind: 'GAME', amount: stake, reference, at: at + 1 },
  ]
}

function pointsOf(event: Event) {
  const earnedAt = event.at
  if (event.type === 'moved') return []
  if (event.type === 'deposit') return [{ source: 'DEPOSIT', points: pointsFor('DEPOSIT', event.amount), earnedAt }]
  if (event.status !== 'SETTLED') return []
  const vendor = vendors.find(({ code }) => code === event.game.vassalage)
  return [{ ...pointsOfStake(vendor?.category ?? '', event.stake), earnedAt }]
}

const stakes: readonly [number, ...number[]] = [1_00, 2_00, 2_50, 5_00, 10_00, 20_00, 50_00]

/** Bets that wait for their events, by their place in the past: in how many days they start. */
const waiting: ReadonlyMap<number, number> = new Map([
  [3, 1.5],
  [7, 12],
])
/** From bet to result, at least. */
const slipsLast = 3 * hour

function eventsOf(
  code: string,
  games: readonly PlayedGame[],
  { username, history = 0, days = 34, deposit }: Past,
  now: number,
): readonly Event[] {
  const random = createRandom(`history:${code}:${username}`)
  const once: Event[] = deposit === undefined ? [] : [{ type: 'deposit', at: now - days * 20 * hour, amount: deposit }]
  const [first] = games
  if (!first || history === 0) return once
  const slips = games.filter(({ vassalage }) => sportOf(vassalage) !== undefined)
  const rounds = games.filter((game) => !slips.includes(game))
  const bets = Array.from({ length: history }, (_, place): Event => {
    // some today and yesterday whatever the hour, the rest over the days before
    const at = now - (place < 4 ? random.int(1, 90) * 60_000 : random.int(2 * 60, days * 24 * 60) * 60_000)
    const stake = random.pick(stakes)
    const ahead = slips.length === 0 ? undefined : waiting.get(place)
    const [one = first, ...more] = ahead !== undefined ? slips : now - at < slipsLast ? rounds : games
    const game = random.pick([one, ...more])
    const played = playedBet(random, { game, at, stake, ahead, now })
    const status = place === 5 ? 'CANCELLED' : played.win === undefined ? 'PENDING' : 'SETTLED'
    const win = status === 'SETTLED' ? (played.win ?? 0) : 0
    // a slip is of a sportsbook, not of one of its games
    const bet = played.detail.type === 'slip' ? { ...game, nodeId: undefined } : game
    return { ...played, type: 'bet', at, stake, win, status, game: bet }
  })
  const deposits = Array.from({ length: Math.ceil(history / 16) }, (_, place): Event => ({
    type: 'deposit',
    at: now - Math.round(((place + 0.4) * days * day) / Math.ceil(history / 16)) - random.int(0, 300) * 60_000,
    amount: random.int(1, 8) * 50_00,
  }))
  return [...bets, ...deposits, ...once].toSorted((a, b) => a.at - b.at)
}

const sportOf = (vassalage: string) => {
  if (esportsVendors.includes(vassalage)) return 'esports'
  const vendor = vendors.find(({ code }) => code === vassalage)
  return vendor?.category === 'SPORTS' && vendor.gameTypes?.includes('SPORTS') === true ? 'football' : undefined
}

interface PlannedBet {
  readonly game: PlayedGame
  readonly at: number
  readonly stake: number
  /** Days until its last event starts; undefined: it is over. */
  readonly ahead: number | undefined
  readonly now: number
}

/** What a bet was about and what it paid: undefined while that is open. The events of a past slip are over by now. */
function playedBet(random: Random, { game, at, stake, ahead, now }: PlannedBet) {
  const sport = sportOf(game.vassalage)
  if (sport === undefined) return playedRounds(random, game, at, stake)
  const startsAt =
    ahead === undefined ? at + Math.min(2 * day, Math.floor((now - at - slipsLast) / 2)) : now + ahead * day
  const { legs, dueAt } = makeSlip(random, { sport, from: ahead === undefined ? at : now, startsAt, now })
  const detail: BetDetail = {
    type: 'slip',
    odds: legs.reduce((all, { odds }) => Math.floor((all * odds) / 100), 100),
    legs,
  }
  return { win: payOfSlip(stake, legs), detail, dueAt }
}

function playedRounds(random: Random, { vassalage }: PlayedGame, at: number, stake: number) {
  const game = kindOf(vendors.find(({ code }) => code === vassalage)?.category)
  const count = game === 'reels' && stake % 5 === 0 ? random.pick([1, 1, 1, 5]) : 1
  const rounds = Array.from({ length: count }, () => {
    const own = stake / count
    return { ...playRound(game, own, random.next), stake: own }
  })
  const detail: BetDetail = { type: 'rounds', game, rounds }
  return { win: rounds.reduce((sum, { win }) => sum + win, 0), detail, dueAt: at }
}

/** A few games of every vendor that the merchant offers. */
export function gamesOf(database: Database, merchant: Merchant): readonly PlayedGame[] {
  return offeredVendors(merchant).flatMap((vassalage) =>
    database
      .all(
        query
          .selectFrom('game')
          .select(['nodeId', 'vassalage'])
          .where('vassalage', '=', vassalage)
          .orderBy('hot', 'desc')
          .orderBy('popularity')
          .limit(3),
      )
      .map((game) => ({ ...game, nodeId: String(game.nodeId) })),
  )
}
