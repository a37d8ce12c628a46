import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lotteryLaunchRequestSchema } from '../../../contract/lottery-launch-request'
import { externalRequest } from './externalRequest'

const player = { username: 'member01', token: 'session-token', merchantCode: 'jade', language: 'CN' }
const request = (launcher: Omit<Parameters<typeof externalRequest>[0], 'target'>, target: object = {}) => {
  const body = externalRequest(
    { ...launcher, target: { vassalage: 'SKYB', category: 'ELOTT', ...target } },
    'https://jade.example/game',
    player,
  )
  expect(z.safeParse(lotteryLaunchRequestSchema, body).success).toBe(true)
  return body
}

it('opens the lobby with area, prizes and view', () => {
  expect(request({})).toEqual({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'SEA',
    lottoView: 'lobby',
    device: 'WEB',
    backUrl: 'https://jade.example/elott',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'SKYB',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  })
})

it('opens the vendor’s first game, or the one that was pressed', () => {
  const vendor = { code: 'SKY6', defaultPlayType: 'SUM' }
  expect(request(vendor)).toMatchObject({ lottoView: 'betting', lottoGameCode: 'SKY6', defaultPlayType: 'SUM' })
  const pressed = request(vendor, { gameId: 'SKYK3' })
  expect(pressed).toMatchObject({ lottoView: 'betting', lottoGameCode: 'SKYK3' })
  expect(Object.hasOwn(pressed, 'defaultPlayType')).toBe(false)
  expect(request(vendor, { gameId: 'SKYK3', playType: 'BIGSMALL' })).toMatchObject({ defaultPlayType: 'BIGSMALL' })
})
