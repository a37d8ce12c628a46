import type { Jackpot } from '../../../contract/jackpot'
import type { WinnerBoard } from '../../../contract/winner-board'
import { type Answer, ok } from '../answer'
import { createRandom } from '../art/random'
import type { Call } from '../call'
import type { Text } from '../language'
import { decimal } from '../money'
import { hotLanes } from '../store/games'
import { offer } from '../store/vendors'

/** A winner joins the board so often; all of them follow from the time alone, and their names say demo. */
const winnerEvery = 20_000
const winnersShown = 20

export function winnerBoard({ platform, merchant, language }: Call): Answer {
  const games = hotLanes(platform.database, offer(merchant), { language }, 20)
  const newest = Math.floor(platform.now() / winnerEvery)
  const value: WinnerBoard = Array.from({ length: games.length === 0 ? 0 : winnersShown }, (_, place) => {
    const round = newest - place
    const random = createRandom(`winner:${merchant.code}:${round}`)
    const [low, span] = random.chance(0.08) ? [5_000_00, 60_000_00] : [20_00, 1_500_00]
    return {
      player: `demo***${String(random.int(10, 99))}`,
      gameName: games[random.int(0, games.length - 1)]?.title ?? 'Demo',
      prize: decimal(low + Math.floor(random.next() * span)),
      currency: merchant.currency.code,
      timestamp: round * winnerEvery,
    }
  })
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

const minute = 60_000
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
