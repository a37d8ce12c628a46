import { afterAll, describe, expect, it } from 'vitest'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox({ gameCount: 600 })
const { call, tokenOf } = sandbox
afterAll(() => sandbox.close())

const base = {
  accountType: 1,
  confirmTrans: 0,
  platform: 'html5-desktop',
  clientType: 3,
  username: 'member01',
  merchantCode: 'aurora',
  language: 'EN',
}
const lobby = {
  ...base,
  vassalage: 'CIVI',
  launchMode: 'LOTT',
  lottoArea: 'VN',
  lottoPrizeMode: 'Lott',
  lottoView: 'lobby',
  device: 'WEB',
  backUrl: 'https://aurora.example/lottery',
}
const start = async (body: object) => {
  const token = await tokenOf('member01')
  return call('POST', '/wps/game/launchGame', { token, body: { ...body, token } })
}

describe('the lottery', () => {
  it('opens its lobby, and the betting view of a game', async () => {
    expect(await start(lobby)).toMatchObject({
      success: true,
      value: { game_url: expect.stringContaining('/sandbox/play?ticket=') },
    })
    expect(
      await start({ ...lobby, lottoView: 'betting', lottoGameCode: 'CIVI5', defaultPlayType: 'BIGSMALL' }),
    ).toMatchObject({ success: true })
  })

  it.each([
    ['a game that nobody knows', { lottoView: 'betting', lottoGameCode: 'NONE' }, 'lottoGameCode'],
    ['another vendor’s game', { lottoView: 'betting', lottoGameCode: 'VNNORTH' }, 'lottoGameCode'],
    ['a table of prizes that nobody knows', { lottoPrizeMode: 'SUPER' }, 'lottoPrizeMode'],
    ['another area', { lottoArea: 'CN' }, 'lottoArea'],
    ['a start without a view', { lottoView: undefined }, 'body'],
    ['a start like that of a game', { launchMode: 'GLS' }, 'launchMode'],
    ['the prizes of another vendor', { lottoPrizeMode: 'SEA' }, 'lottoPrizeMode'],
    ['other prizes for a vendor with a window of its own', { vassalage: 'SKYB' }, 'lottoPrizeMode'],
  ])('refuses %s', async (_, change, field) => {
    const { message, value } = await start({ ...lobby, ...change })
    expect(message).toBe('field.invalid')
    expect(value).toMatchObject({ fields: { [field]: expect.anything() } })
  })
})

it('opens games of a vendor’s own list, and the lobby of a vendor with a window of its own', async () => {
  const { value } = await call('GET', '/wps/relay/GCSGAME_gameList', {
    token: await tokenOf('member01'),
    query: { vassalage: 'MINU', pageSize: '1' },
  })
  const gameId = /"gameId":"([^"]+)"/.exec(JSON.stringify(value))?.[1]
  expect(gameId).toMatch(/^MINU/)
  expect(
    await start({ ...lobby, vassalage: 'MINU', lottoPrizeMode: 'Elott', lottoView: 'betting', lottoGameCode: gameId }),
  ).toMatchObject({ success: true })
  expect(await start({ ...lobby, vassalage: 'SKYB', lottoPrizeMode: 'SEA' })).toMatchObject({ success: true })
})

it('opens a room that is there, and a section of a sportsbook', async () => {
  const live = { ...base, launchMode: 'GLS' }
  expect(await start({ ...live, vassalage: 'LUMA', roomId: 'LUMA-T1' })).toMatchObject({ success: true })
  expect(await start({ ...live, vassalage: 'LUMA', roomId: 'VELV-T1' })).toMatchObject({ message: 'field.invalid' })
  expect(await start({ ...live, vassalage: 'KICK', gameId: 'rolling' })).toMatchObject({ success: true })
})
