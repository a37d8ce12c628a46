import { afterAll, expect, it } from 'vitest'
import type { Match, Matches } from '../../../contract/matches'
import { validate } from '../../schemas'
import { minute } from '../durations'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
const { call, clock, tokenOf } = sandbox
afterAll(() => sandbox.close())

const isMatches = (value: unknown): value is Matches => validate('matches', value).length === 0

async function leagues(query: Record<string, string> = {}, merchant = 'aurora', language = 'EN') {
  const { value } = await call('GET', '/wps/relay/GLS2_matchList', { merchant, query, language })
  if (!isMatches(value)) throw new Error(JSON.stringify(validate('matches', value)))
  return value.leagues
}
const matches = async (...asked: Parameters<typeof leagues>): Promise<readonly Match[]> =>
  (await leagues(...asked)).flatMap((league) => league.matches)

it('are told to visitors, of the books that are open at the merchant', async () => {
  expect(new Set((await matches()).map(({ vassalage }) => vassalage))).toEqual(new Set(['KICK', 'STRI']))
  expect(new Set((await matches({}, 'jade')).map(({ vassalage }) => vassalage))).toEqual(new Set(['KICK', 'PODI']))
  expect((await matches({ vassalage: 'STRI' })).every(({ vassalage }) => vassalage === 'STRI')).toBe(true)
  expect(await matches({ vassalage: 'PODI' })).toEqual([])
})

it('are in the asked language, and say that they are a demonstration', async () => {
  for (const [language, demo] of [
    ['EN', '(demo)'],
    ['CN', '（演示）'],
    ['AR', '(تجريبي)'],
  ] as const) {
    for (const { name } of await leagues({}, 'aurora', language)) expect(name).toContain(demo)
  }
})

it('move with the clock: minutes and scores go on, what is over is gone, what starts is in play', async () => {
  const before = await matches()
  clock.now += 20 * minute
  const after = new Map((await matches()).map((match) => [match.matchId, match]))
  const football = before.filter(({ live }) => live?.minute !== undefined && live.minute < 20)
  expect(football.length).toBeGreaterThan(0)
  for (const { matchId, live } of football) expect(after.get(matchId)?.live?.minute).toBe((live?.minute ?? 0) + 20)
  clock.now += 200 * minute
  const later = new Map((await matches()).map((match) => [match.matchId, match]))
  for (const { matchId, live } of before) if (live) expect(later.has(matchId)).toBe(false)
  expect(before.some(({ matchId, live }) => !live && later.get(matchId)?.live)).toBe(true)
})

it('of a league that take no bets for a minute stand below those in play that do', async () => {
  let shut = 0
  for (let step = 0; step < 40; step += 1) {
    clock.now += 3 * minute
    for (const { matches: listed } of await leagues()) {
      const live = listed.filter((match) => match.live).map(({ suspended = false }) => suspended)
      shut += live.filter(Boolean).length
      expect(live).toEqual([...live].sort())
    }
  }
  expect(shut).toBeGreaterThan(3)
})

it('are named by a launch, which opens the book there', async () => {
  const [match] = await matches({ vassalage: 'KICK' })
  if (!match) throw new Error('no match')
  const token = await tokenOf('member01', 'aurora')
  const start = async (gameId: string, vassalage = 'KICK') =>
    call('POST', '/wps/game/launchGame', {
      token,
      body: {
        ...{ gameId, vassalage, token, accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop' },
        ...{ clientType: 3, username: 'member01', merchantCode: 'aurora', language: 'EN' },
      },
    })
  const { value } = await start(match.matchId)
  const { pathname, search } = new URL((value as { game_url: string }).game_url)
  const page = await (await sandbox.request('GET', pathname + search)).text()
  expect(page).toContain(`<h1>${match.home.name} – ${match.away.name}</h1>`)
  expect(await start('COAST-1-9')).toMatchObject({ message: 'field.invalid' })
  expect(await start(match.matchId, 'LUMA')).toMatchObject({ message: 'field.invalid' })
})
