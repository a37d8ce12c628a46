import type { Database } from '../db/database'
import { integer, optionalText, text } from '../db/row'
import type { TextLanguage } from '../language'
import type { Period, Range } from './movements'

/** PENDING: the stake is taken, the result is not known. CANCELLED: the stake was given back. */
export type BetStatus = 'SETTLED' | 'PENDING' | 'CANCELLED'

interface Bet {
  readonly accountId: number
  readonly vassalage: string
  readonly nodeId: string | undefined
  /** Minor units. */
  readonly stake: number
  readonly win: number
  readonly status?: BetStatus
}

/** Answers the id of the bet. */
export function recordBet(database: Database, bet: Bet, now: number): number {
  const { accountId, vassalage, nodeId, stake, win, status = 'SETTLED' } = bet
  const { id } = database.run(
    'insert into bet (account_id, vassalage, node_id, stake_minor, win_minor, status, placed_at) values (?, ?, ?, ?, ?, ?, ?)',
    accountId,
    vassalage,
    nodeId === undefined ? null : Number(nodeId),
    stake,
    win,
    status,
    now,
  )
  return id
}

export const betReference = (id: number): string => `BET${String(id).padStart(8, '0')}`

interface BetFilter extends Period {
  readonly accountId: number
  readonly vassalage: string | undefined
  readonly status: string | undefined
}

const matching = `from bet left join vendor on vendor.code = bet.vassalage left join game on game.node_id = bet.node_id
  where bet.account_id = ?1 and bet.placed_at >= ?2 and bet.placed_at < ?3 and (?4 = '' or bet.vassalage = ?4)
  and (?5 = '' or bet.status = ?5)`

const title: Readonly<Record<TextLanguage, string>> = { CN: 'title_cn', EN: 'title_en', AR: 'title_ar' }

/**
 * A page of bets, and totals of all that match, in minor units: stakes and wins of settled bets, so that they explain the
 * net, and stakes that are still open. What was given back is in neither.
 */
export function betsOf(database: Database, filter: BetFilter, language: TextLanguage, { offset, limit }: Range) {
  const params = [filter.accountId, filter.from, filter.to, filter.vassalage ?? '', filter.status ?? ''] as const
  const sums = database.get(
    `select count(*) as bets,
       coalesce(sum(stake_minor) filter (where status = 'SETTLED'), 0) as stake,
       coalesce(sum(win_minor) filter (where status = 'SETTLED'), 0) as win,
       coalesce(sum(stake_minor) filter (where status = 'PENDING'), 0) as open ${matching}`,
    ...params,
  )
  const bets = database
    .all(
      `select bet.*, vendor.name as vendor_name, vendor.category as vendor_category, game.${title[language]} as game_title
       ${matching} order by bet.placed_at desc, bet.id desc limit ?6 offset ?7`,
      ...params,
      limit,
      offset,
    )
    .map((row) => ({
      id: integer(row, 'id'),
      at: integer(row, 'placed_at'),
      vassalage: text(row, 'vassalage'),
      vendorName: optionalText(row, 'vendor_name'),
      category: optionalText(row, 'vendor_category'),
      gameName: optionalText(row, 'game_title'),
      stake: integer(row, 'stake_minor'),
      win: integer(row, 'win_minor'),
      status: text(row, 'status'),
    }))
  const sum = (column: string) => integer(sums ?? {}, column)
  return { bets, total: sum('bets'), stake: sum('stake'), win: sum('win'), open: sum('open') }
}

/** What was staked from a time on, in minor units, but for bets whose stake was given back. */
export const stakedSince = (database: Database, accountId: number, from: number): number =>
  integer(
    database.get(
      `select coalesce(sum(stake_minor), 0) as staked from bet where account_id = ? and placed_at >= ? and status <> 'CANCELLED'`,
      accountId,
      from,
    ) ?? {},
    'staked',
  )
