import type { Jackpot } from '../../../contract/jackpot'
import type { WinnerBoard } from '../../../contract/winner-board'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { minute } from '../durations'
import type { Text } from '../language'
import { decimal } from '../money'
import { findGame, hotLanes } from '../store/games'
import { offer } from '../store/vendors'
import { latestWinners, type Winner, winnersOf } from '../store/winners'
import { word } from './readPage'

const winnersShown = 20
const placesShown = 10
const periods = ['DAILY', 'WEEKLY'] as const

/** The latest winners; of a query `period`, the largest prizes of the day or week, and the member's own wherever it is. */
export function winnerBoard(call: Call): Answer {
  const { platform, merchant, language, account } = call
  const reader = { language, merchant: merchant.code }
  const games = hotLanes(platform.database, offer(merchant), reader, 20)
  const now = platform.now()
  const span = periods.find((known) => known === word(call, 'period'))
  const told = ({ player, gameName, nodeId, prize, at, ...won }: Winner): WinnerBoard[number] => {
    const game = won.game ?? findGame(platform.database, String(nodeId), reader)
    return {
      player,
      gameName,
      ...(game && { gameCategory: game.gameCategory, ...(game.image !== undefined && { image: game.image }) }),
      prize: decimal(prize),
      currency: merchant.currency.code,
      timestamp: at,
    }
  }
  if (span === undefined) {
    const value: WinnerBoard = latestWinners(merchant.code, games, now, winnersShown).map(told)
    return ok(value)
  }
  const all = winnersOf(platform.database, { merchant: merchant.code, span, games, language, now })
  const isOwn = ({ accountId }: Winner) => account !== undefined && accountId === account.id
  const value: WinnerBoard = all
    .filter((winner, at) => at < placesShown || isOwn(winner))
    .map((winner) => ({ ...told(winner), place: winner.place, ...(isOwn(winner) && { isOwn: true }) }))
  return ok(value)
}

interface JackpotKind {
  readonly name: Text
  /** Absent: any game may win it. */
  readonly vassalage?: string
  /** Where it starts over, and what it gains a second, in minor units. */
  readonly base: number
  readonly perSecond: number
  /** Milliseconds from one win to the next. */
  readonly period: number
}

const kinds: Readonly<Record<string, JackpotKind>> = {
  grand: {
    name: { CN: '至尊奖池（演示）', EN: 'Grand (demo)', AR: 'الجائزة العظمى (تجريبية)' },
    base: 1_250_000_00,
    perSecond: 137,
    period: 90 * 24 * 60 * minute,
  },
  major: {
    name: { CN: '巨额奖池（演示）', EN: 'Major (demo)', AR: 'الجائزة الكبرى (تجريبية)' },
    vassalage: 'LANT',
    base: 80_000_00,
    perSecond: 41,
    period: 9 * 24 * 60 * minute,
  },
  minor: {
    name: { CN: '中额奖池（演示）', EN: 'Minor (demo)', AR: 'الجائزة الصغرى (تجريبية)' },
    vassalage: 'OTTR',
    base: 5_000_00,
    perSecond: 19,
    period: 31 * 60 * minute,
  },
  daily: {
    name: { CN: '每日奖池（演示）', EN: 'Daily (demo)', AR: 'الجائزة اليومية (تجريبية)' },
    base: 10_000_00,
    perSecond: 23,
    period: 24 * 60 * minute,
  },
  vault: {
    name: { CN: '金库连线奖（演示）', EN: 'Vault (demo)', AR: 'جائزة الخزنة (تجريبية)' },
    vassalage: 'VAUL',
    base: 42_000_00,
    perSecond: 67,
    period: 5 * 24 * 60 * minute,
  },
}

/** Amounts grow with the clock and start over after each period: two calls at one time agree. */
export function jackpots({ platform, merchant, language }: Call): Answer {
  const now = platform.now()
  const value: Jackpot = merchant.jackpots.flatMap((id) => {
    const kind = kinds[id]
    if (!kind) return []
    const { name, vassalage, base, perSecond, period } = kind
    const amount = base + Math.floor(((now % period) * perSecond) / 1000)
    return [
      {
        id,
        name: name[language],
        amount: decimal(amount),
        currency: merchant.currency.code,
        ...(vassalage !== undefined && { vassalage }),
      },
    ]
  })
  return ok(value)
}
