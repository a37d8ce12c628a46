import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lotteryLaunchRequestSchema } from '../../../contract/lottery-launch-request'
import { type FramedView, lotteryRequest } from './lotteryRequest'

const place = { vassalage: 'CIVI', prizeMode: 'Lott', backUrl: 'https://jade.example/lottery' } as const
const player = { username: 'member01', token: 'session-token', merchantCode: 'jade', language: 'CN' }
const lotto = (view: FramedView) => {
  const request = lotteryRequest(view, place, player)
  expect(z.safeParse(lotteryLaunchRequestSchema, request).success).toBe(true)
  return request
}

it('opens the lobby', () => {
  expect(lotto({ view: 'lobby' })).toEqual({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'Lott',
    lottoView: 'lobby',
    device: 'WEB',
    backUrl: 'https://jade.example/lottery',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'CIVI',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  })
})

it('opens the betting view of a game, at a way to bet', () => {
  expect(lotto({ view: 'betting', gameCode: 'CIVI5', playType: 'BIGSMALL' })).toMatchObject({
    lottoView: 'betting',
    lottoGameCode: 'CIVI5',
    defaultPlayType: 'BIGSMALL',
  })
  expect(Object.hasOwn(lotto({ view: 'betting', gameCode: 'CIVI5', playType: undefined }), 'defaultPlayType')).toBe(
    false,
  )
})
