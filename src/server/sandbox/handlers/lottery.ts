import type { LotteryGame } from '../../../contract/lottery-game'
import type { LotteryGames } from '../../../contract/lottery-games'
import type { LotteryMenus } from '../../../contract/lottery-menus'
import type { LotteryNumbers } from '../../../contract/lottery-numbers'
import type { LotteryOpened } from '../../../contract/lottery-opened'
import { type Answer, ok } from '../answer'
import type { Call, MemberCall } from '../call'
import type { Text } from '../language'
import { drawOf, drawTime, issueOf, newestDraw, nextDraw, prizesOf } from '../lottery/draws'
import { lotteries, menus, type LotteryMenuCode, type SeedLottery } from '../lottery/games'
import { startOf } from '../seed/vendors'
import { offeredVendors } from '../store/vendors'

/** The e-lottery and the vendors with a window of their own have tables of prizes of their own; every other mode is of the lottery. */
function offered({ merchant, query }: Call): readonly SeedLottery[] {
  const vendors = offeredVendors(merchant)
  const mode = query.get('prizeMode')?.toUpperCase()
  const isOf = ({ category, vendor }: SeedLottery) =>
    mode === undefined ||
    (mode === 'SEA' ? startOf(vendor).isGame === 'TCG_SEA' : category === (mode === 'ELOTT' ? 'ELOTT' : 'LOTT'))
  return lotteries.filter((game) => vendors.includes(game.vendor) && isOf(game))
}

function readGame(game: SeedLottery, { platform, language }: Call): LotteryGame {
  const now = platform.now()
  return {
    gameCode: game.code,
    name: game.name[language],
    vassalage: game.vendor,
    kind: game.kind,
    playTypes: ['STANDARD', 'BIGSMALL'],
    last: drawOf(game, newestDraw(game, now)),
    next: nextDraw(game, now),
  }
}

function countOf({ query }: Call, usual: number): number {
  const count = Number(query.get('count') || usual)
  return Number.isInteger(count) && count >= 1 ? Math.min(count, 100) : usual
}

export function popularGames(call: Call): Answer {
  const games = offered(call).filter(({ popular }) => popular)
  const value: LotteryGames = {
    serverTime: call.platform.now(),
    list: games.slice(0, countOf(call, 20)).map((game) => readGame(game, call)),
  }
  return ok(value)
}

export function gameMenus(call: Call): Answer {
  const games = offered(call)
  const codes = [...new Set(games.map(({ menu }) => menu))]
  const value: LotteryMenus = {
    serverTime: call.platform.now(),
    menus: codes.map((code: LotteryMenuCode) => ({
      code,
      name: menus[code][call.language],
      games: games.filter(({ menu }) => menu === code).map((game) => readGame(game, call)),
    })),
  }
  return ok(value)
}

/** The last draws of a game, or of each that is offered. */
export function openedNumbers(call: MemberCall): Answer {
  const { platform, query } = call
  const wanted = query.get('gameCode')
  const count = countOf(call, 10)
  const value: LotteryOpened = {
    list: offered(call)
      .filter(({ code }) => !wanted || code === wanted)
      .map((game) => ({
        gameCode: game.code,
        draws: newest(game, platform.now(), count).map((index) => drawOf(game, index)),
      })),
  }
  return ok(value)
}

/** The Vietnamese draws of all regions, the newest first. */
export function vietnameseNumbers(call: Call): Answer {
  const { platform, language } = call
  const count = countOf(call, 20)
  const draws = offered(call)
    .filter(({ kind }) => kind === 'TIERS')
    .flatMap((game) =>
      newest(game, platform.now(), count).map((index) => ({ game, index, openedAt: drawTime(game, index) })),
    )
    .sort((a, b) => b.openedAt - a.openedAt)
    .slice(0, count)
  const value: LotteryNumbers = {
    list: draws.map(({ game, index, openedAt }) => ({
      gameCode: game.code,
      name: game.name[language],
      issue: issueOf(game, index),
      openedAt,
      prizes: prizesOf(game, index).map((numbers, rank) => ({
        name: prizeName(rank)[language],
        numbers: [...numbers],
      })),
    })),
  }
  return ok(value)
}

const newest = (game: SeedLottery, now: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, back) => newestDraw(game, now) - back)

const chinese = ['特', '一', '二', '三', '四', '五', '六', '七', '八']
const prizeName = (rank: number): Text =>
  rank === 0
    ? { CN: '特等奖', EN: 'Special prize', AR: 'الجائزة الخاصة' }
    : { CN: `${chinese[rank] ?? rank}等奖`, EN: `Prize ${rank}`, AR: `الجائزة ${rank}` }
