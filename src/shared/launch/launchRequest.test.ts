import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { launchRequestSchema } from '../../contract/launch-request'
import { buildLaunchRequest } from './launchRequest'

const player = { username: 'member01', token: 'session-token', merchantCode: 'aurora', language: 'EN' }

it('names the game and the player', () => {
  const request = buildLaunchRequest({ nodeId: '7', gameId: 'reef', vassalage: 'REEF', category: 'FISH' }, player)
  expect(request).toEqual({
    gameId: 'reef',
    nodeId: '7',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'REEF',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'member01',
    token: 'session-token',
    merchantCode: 'aurora',
    language: 'EN',
  })
  expect(z.safeParse(launchRequestSchema, request).success).toBe(true)
})

it('names no game where the vendor itself is started', () => {
  const request = buildLaunchRequest({ vassalage: 'LUMA', category: 'LIVE' }, player)
  expect(Object.hasOwn(request, 'gameId')).toBe(false)
  expect(z.safeParse(launchRequestSchema, request).success).toBe(true)
})
