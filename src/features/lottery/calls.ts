import * as z from 'zod/mini'
import { lotteryDrawSchema } from '../../contract/lottery-draw'
import { lotteryGameSchema } from '../../contract/lottery-game'
import { lotteryGamesSchema } from '../../contract/lottery-games'
import { lotteryMenuSchema, lotteryMenusSchema } from '../../contract/lottery-menus'
import { prizeDrawSchema } from '../../contract/lottery-numbers'
import { openedGameSchema } from '../../contract/lottery-opened'
import type { NamedCall } from '../../platform/calls'
import { shortName } from '../../lib/shownText'
import { eachOf } from '../../platform/eachOf'

/** Notes when an answer came, by the page's own clock, which no setting of the machine's clock moves. */
const arrived = <T>(answer: T): T & { readonly arrivedAt: number } => ({ ...answer, arrivedAt: performance.now() })

const named = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: shortName(one.name) })
const gameSchema = z.pipe(lotteryGameSchema, z.transform(named))
const prizesSchema = z.pipe(
  prizeDrawSchema,
  z.transform(({ issue, prizes, ...draw }) => ({
    ...named(draw),
    issue: shortName(issue),
    prizes: prizes.map(named),
  })),
)

const popularSchema = z.pipe(z.extend(lotteryGamesSchema, { list: eachOf(gameSchema) }), z.transform(arrived))
const menusSchema = z.pipe(
  z.extend(lotteryMenusSchema, { menus: eachOf(z.extend(lotteryMenuSchema, { games: eachOf(gameSchema) })) }),
  z.transform(arrived),
)
const openedSchema = z.object({ list: eachOf(z.extend(openedGameSchema, { draws: eachOf(lotteryDrawSchema) })) })
const numbersSchema = z.object({ list: eachOf(prizesSchema) })

const row = { method: 'GET', moduleId: 'COMM3' } as const

/** Spec §7: count 20, prizeMode, device, language. */
export const getPopular: NamedCall<z.infer<typeof popularSchema>> = {
  ...row,
  id: 'lotteryPopular',
  path: '/lgw/games/popular',
  value: popularSchema,
}
export const getMenus: NamedCall<z.infer<typeof menusSchema>> = {
  ...row,
  id: 'lotteryMenus',
  path: '/lgw/games/game_menus',
  value: menusSchema,
}
/** `gameCode` and `count`. */
export const getOpened: NamedCall<z.infer<typeof openedSchema>> = {
  ...row,
  id: 'lotteryOpened',
  path: '/lotto/lgw/games/opened/numero',
  token: true,
  value: openedSchema,
}
/** Spec §7: count 20. */
export const getVietnamese: NamedCall<z.infer<typeof numbersSchema>> = {
  ...row,
  id: 'lotteryVietnamese',
  path: '/lgw/vn/numeros/opened/game',
  value: numbersSchema,
}
