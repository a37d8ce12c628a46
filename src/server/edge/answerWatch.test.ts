import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

const url = 'https://api.example.com'
const brands = {
  jade: { 'brand.json': { merchant: 'jade9', platform: { url } } },
  aurora: {
    'brand.json': { merchant: 'aurora', platform: { url, calls: { gameList: '/wps/relay/OWN_games' } } },
  },
}
const ok = (value: unknown) => JSON.stringify({ success: true, value })

/** A platform that answers so at every path; what the log says of it. */
async function start(answer: () => string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const lines: string[] = []
  const platform = new Hono().all(
    '*',
    () => new Response(answer(), { headers: { 'Content-Type': 'application/json', ...headers } }),
  )
  edge = await createTestEdge(brands, platform, { log: (line) => lines.push(line) })
  const get = async (path: string, brand = 'jade', init: RequestInit = {}) => {
    const response = await edge.get(`http://${brand}.localhost:4000${path}`, init)
    const text = await response.text()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return text
  }
  return { get, said: () => lines.filter((line) => line.startsWith('platform:')) }
}

const countries = '/wps/system/country'

describe('answers of another shape than agreed', () => {
  test('are handed on as they came, and named once by the place in them and what was expected', async () => {
    const { get, said } = await start(() => ok([{ code: 7, secret: 'Jane Doe' }]))
    const answered = await get(countries)
    expect(answered).toBe(ok([{ code: 7, secret: 'Jane Doe' }]))
    await get(countries)
    expect(said()).toHaveLength(1)
    expect(said()[0]).toMatch(
      /^platform: jade: countries \(\/wps\/system\/country\): the value is not as agreed: \$\S* must /,
    )
    expect(said().join()).not.toContain('Jane')
    await get(countries, 'aurora')
    expect(said()).toHaveLength(2)
  })

  test('keys that are data stay out of the log', async () => {
    const { get, said } = await start(() => ok({ fields: {}, values: { 'jane@doe.example': 7 }, locked: [] }))
    await get('/wps/member/profile')
    expect(said()).toEqual([expect.stringMatching(/the value is not as agreed: \$\.values\.\* must be string$/)])
  })

  test('right answers and refusals are nothing to say', async () => {
    const { get, said } = await start(() => JSON.stringify({ success: false, message: 'system.busy' }))
    await get(countries)
    expect(said()).toEqual([])
  })

  test('no envelope', async () => {
    const { get, said } = await start(() => '<html>Jane</html>', { 'Content-Type': 'text/html' })
    expect(await get(countries)).toContain('Jane')
    expect(said()).toEqual(['platform: jade: countries (/wps/system/country): the answer is no envelope'])
  })

  test('a call that the brand has under another name', async () => {
    const { get, said } = await start(() => ok('none'))
    await get('/wps/relay/OWN_games', 'aurora')
    await get('/wps/relay/GCSGAME_gameList', 'aurora')
    expect(said()).toEqual([
      expect.stringContaining('aurora: gameList (/wps/relay/OWN_games): the value is not as agreed'),
    ])
  })

  test('calls that nobody agreed on are left alone, and so are others than status 200', async () => {
    const { get, said } = await start(() => ok(7))
    await get('/wps/relay/SOMETHING_else')
    await get(countries, 'jade', { method: 'POST', body: '{}' })
    expect(said()).toEqual([])
  })

  test('of a large answer no more is held than 256 kB, and the visitor gets all of it', async () => {
    const piece = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const { get, said } = await start(
      () =>
        new ReadableStream({
          pull: (controller) => {
            if (sent++ < 64) controller.enqueue(piece)
            else controller.close()
          },
        }),
    )
    expect(await get(countries)).toHaveLength(64 * 64 * 1024)
    expect(said()).toEqual([])
  })
})
