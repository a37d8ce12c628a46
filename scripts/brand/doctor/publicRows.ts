import type { Call } from '../../../src/platform/calls'
import type { SchemaId } from '../../../src/server/schemas'
import { hotGamesQuery } from '../../../src/site/queries'
import { type ProductCall, productCalls } from '../../productCalls'
import { type Asked, publicCalls } from '../platform/publicCalls'

/** What a visitor's call is asked with. */
export interface Question extends Asked {
  /** The platform's code of the language. */
  readonly language: string
  /** A vendor that the platform listed; none before it has. */
  readonly vendor?: string
}

type Query = (question: Question) => Readonly<Record<string, string | number>>

/** One call that a visitor's page makes, as the doctor makes it. */
export interface PublicRow {
  readonly id: string
  readonly call: Call
  /** Of the answer's value; the encryption key has a check of its own. */
  readonly schema: SchemaId | undefined
  readonly query: Query
  /** What visitors miss where it does not answer, for calls that a site can do without. */
  readonly without?: string
  /** It asks about a vendor, so it is asked after the vendors are known. */
  readonly needsVendor?: true
}

type Asking = Omit<PublicRow, 'id' | 'call' | 'query'> & { readonly query?: Query }

const lottery = { prizeMode: 'Lott', device: 'WEB' }
const board: Query = ({ merchant }) => ({ data: JSON.stringify({ merchantCode: merchant, count: 20 }) })
const slots = { gameCategory: 'RNG' }

/** By call id, those that `pull` does not ask. */
const others: Readonly<Record<string, Asking>> = {
  encryptionKey: { schema: undefined },
  helpCentre: { schema: 'help-centre', without: 'the help centre has no articles' },
  customerService: { schema: 'customer-service', without: 'no chat with customer service' },
  affiliate: {
    schema: 'affiliate',
    // no agent's code: the answer says so, and that is an answer
    query: ({ domain }) => ({ code: 'doctor', domain }),
    without: 'codes of agents cannot be checked, so nobody who enters one can register',
  },
  captcha: { schema: 'captcha', without: 'forms that ask for a captcha cannot be sent' },
  geetest: { schema: 'geetest-challenge', without: 'forms that ask for a captcha cannot be sent' },
  countries: { schema: 'countries', without: 'no choice of dialling codes' },
  agentJoinSettings: { schema: 'agent-join-settings', without: 'nobody can apply to be an agent' },
  feedbackSettings: { schema: 'feedback-settings', without: "the product's own lengths of a feedback" },
  hotGames: {
    schema: 'hot-games',
    query: ({ merchant, language }) => hotGamesQuery(merchant, language),
    without: 'home and the hall have no hot games',
  },
  gameList: {
    schema: 'game-list',
    query: () => ({ ...slots, page: 1, pageSize: 20 }),
    without: 'the hall and the categories list no games',
  },
  rankList: { schema: 'hot-games', query: () => ({ ...slots, count: 20 }), without: 'no list of the most played' },
  vendorGameTypes: {
    schema: 'game-types',
    query: ({ vendor = '' }) => ({ vassalage: vendor }),
    without: "no kinds of a vendor's games",
    needsVendor: true,
  },
  matches: { schema: 'matches', without: 'the page of sports is its books' },
  lotteryPopular: {
    schema: 'lottery-games',
    query: ({ language }) => ({ ...lottery, count: 20, language }),
    without: 'the lottery has no popular games',
  },
  lotteryMenus: {
    schema: 'lottery-menus',
    query: ({ language }) => ({ ...lottery, language }),
    without: 'the lottery has no games',
  },
  lotteryVietnamese: {
    schema: 'lottery-numbers',
    query: () => ({ count: 20, prizeMode: 'SEA' }),
    without: 'the lottery has no Vietnamese draws',
  },
  activities: { schema: 'activities', without: 'promotions can be read and not taken part in' },
  rankLadder: { schema: 'rank-ladder', without: 'the VIP page has no ranks' },
  winnerBoard: { schema: 'winner-board', query: board, without: 'home has no winners' },
  winners: { schema: 'winner-board', query: board, without: 'the page of winners is empty' },
  jackpot: { schema: 'jackpot', without: 'no jackpots' },
}

/** Public calls that are never made by a check, and why. */
const leftAlone: Readonly<Record<string, string>> = {
  visitInvitation: 'asking counts as a visit of an invitation',
}

const plain: Query = () => ({})

const recorded: Readonly<Record<string, Asking>> = Object.fromEntries(
  publicCalls.map(({ part, schema, query }) => [
    part,
    { schema, query, ...(part === 'domainRoute' && { without: 'no apps and no other addresses of the site' }) },
  ]),
)

const isPublic = ({ call }: ProductCall) => call.token !== true
const isRead = ({ call }: ProductCall) => call.method === 'GET'

/** Every call that reads something and that a visitor's page may make. */
export const publicRows: readonly PublicRow[] = productCalls.flatMap((row) => {
  if (!isPublic(row) || !isRead(row) || Object.hasOwn(leftAlone, row.id)) return []
  const asking = Object.hasOwn(recorded, row.id)
    ? recorded[row.id]
    : Object.hasOwn(others, row.id)
      ? others[row.id]
      : undefined
  if (!asking) throw new Error(`no words for the public call ${row.id}: add it to scripts/brand/doctor/publicRows.ts`)
  return [{ ...row, query: plain, ...asking }]
})

/** Public calls that change something, which the doctor does not make: sign-ins, registrations, messages. */
export const changingCalls: readonly string[] = productCalls
  .filter((row) => isPublic(row) && !isRead(row))
  .map(({ id }) => id)

export const callsLeftAlone: readonly (readonly [id: string, why: string])[] = Object.entries(leftAlone)
