import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/demoAccounts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox({ gameCount: 2000 })
  token = await sandbox.tokenOf('member01')
})
afterEach(() => sandbox.close())

const request = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: 'member01',
  merchantCode: 'aurora',
  language: 'EN',
  vassalage: 'CIND',
}
const launch = (change: object = {}) =>
  sandbox.call('POST', '/wps/game/launchGame', { token, body: { ...request, token, ...change } })

async function aGame(vassalage: string) {
  const { value } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList', {
    token,
    query: { vassalage, pageSize: '1' },
  })
  return /"nodeId":"(\d+)"/.exec(JSON.stringify(value))?.[1] ?? ''
}

describe('launch', () => {
  it('answers the address of a game or of a vendor’s lobby', async () => {
    const nodeId = await aGame('CIND')
    expect(member((await launch({ nodeId })).value, 'game_url')).toMatch(
      /^http:\/\/site\.test\/sandbox\/play\?ticket=[\w-]{43}$/,
    )
    expect(await launch()).toMatchObject({ success: true })
    const recent = await sandbox.call('GET', '/wps/relay/MCS2_getRecentGameList', { token })
    expect(recent.value).toMatchObject({ content: [{ nodeId }] })
  })

  it('asks for the token of the session in the body as well, and never takes one from an address', async () => {
    const other = await sandbox.tokenOf('vip01')
    expect(await launch({ token: undefined })).toMatchObject({ message: 'field.invalid' })
    expect(await launch({ token: other })).toMatchObject({
      message: 'field.invalid',
      value: { fields: { token: 'other session' } },
    })
    const query = Object.fromEntries(
      Object.entries({ ...request, token }).map(([name, value]) => [name, String(value)]),
    )
    expect((await sandbox.request('GET', `/wps/game/launchGame?${new URLSearchParams(query).toString()}`)).status).toBe(
      404,
    )
    expect(sandbox.lines.join('\n')).not.toContain(token)
  })

  it.each([
    [{ vassalage: 'PODI' }, 'game.maintenance'],
    [{ vassalage: 'NONE' }, 'function.not.available'],
    [{ nodeId: '999999999' }, 'field.invalid'],
    [{ gameId: 'CIND-9999' }, 'field.invalid'],
    [{ merchantCode: 'jade' }, 'merchant.invalid'],
    [{ username: 'vip01' }, 'field.invalid'],
    [{ clientType: 4 }, 'field.invalid'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await launch(change)).toMatchObject({ success: false, message })
  })

  it('names the games’ own host, and the site that may frame them', async () => {
    const headers = {
      'X-Forwarded-Host': 'www.aurora.example',
      'X-Forwarded-Proto': 'https',
      'X-Sandbox-Play-Origin': 'https://play.example',
    }
    const { value } = await sandbox.call('POST', '/wps/game/launchGame', {
      token,
      headers,
      body: { ...request, token },
    })
    const address = new URL(member(value, 'game_url'))
    expect(address.origin).toBe('https://play.example')
    const opened = await sandbox.request('GET', address.pathname + address.search)
    expect(opened.headers.get('content-security-policy')).toContain('frame-ancestors https://www.aurora.example')
    expect(await opened.text()).toContain('data-site="https://www.aurora.example"')
  })

  it('says until when a vendor is in maintenance, and lets demo accounts into games that have a demo', async () => {
    expect((await launch({ vassalage: 'PODI' })).value).toEqual({
      maintenanceTime: { start: sandbox.clock.now - 3_600_000, end: sandbox.clock.now + 3_600_000 },
    })
    const demo = await sandbox.tokenOf('demo01')
    const { value } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList', {
      query: { vassalage: 'CIND', pageSize: '60' },
    })
    const games = member({ text: JSON.stringify(value) }, 'text').matchAll(/"nodeId":"(\d+)".*?"demo":(true|false)/g)
    for (const [, nodeId, hasDemo] of [...games].slice(0, 20)) {
      const body = { ...request, username: 'demo01', token: demo, nodeId }
      const { success } = await sandbox.call('POST', '/wps/game/launchGame', { token: demo, body })
      expect([nodeId, String(success)]).toEqual([nodeId, hasDemo])
    }
  })

  it('refuses a game of another vendor than the named one', async () => {
    expect(await launch({ nodeId: await aGame('LANT') })).toMatchObject({ message: 'field.invalid' })
  })
})

describe('the demo game', () => {
  const open = async (url: string) => {
    const response = await sandbox.request('GET', url)
    const html = await response.text()
    return { response, html, key: /data-key="([^"]+)"/.exec(html)?.[1] ?? '' }
  }
  const spin = async (key: string) => {
    const response = await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key }) })
    const result: unknown = await response.json()
    return { status: response.status, result }
  }
  const balance = async () =>
    member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value, 'sumBalance')

  it('opens once, without inline code, and says that it is a demo', async () => {
    const url = member((await launch({ nodeId: await aGame('CIND') })).value, 'game_url')
    const { response, html } = await open(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(html).toContain('Demo game')
    expect(html).not.toMatch(/<script>|style=|<style| on\w+=/)
    expect((await open(url)).response.status).toBe(403)
    for (const file of ['page.js', 'page.css'])
      expect((await sandbox.request('GET', `/sandbox/play/${file}`)).status).toBe(200)
  })

  it('takes 1.00 a spin, adds what it shows, and the balance agrees', async () => {
    const { key } = await open(member((await launch()).value, 'game_url'))
    let expected = Math.round(Number(await balance()) * 100)
    for (let round = 0; round < 12; round += 1) {
      const { result } = await spin(key)
      expected += Math.round(Number(member(result, 'win')) * 100) - 100
      expect(member(result, 'balance')).toBe(`$ ${(expected / 100).toFixed(2)}`)
    }
    expect(Math.round(Number(await balance()) * 100)).toBe(expected)
  })

  it('stops at the end of the funds, and an hour later', async () => {
    token = await sandbox.tokenOf('newbie01')
    const { key } = await open(member((await launch({ username: 'newbie01' })).value, 'game_url'))
    expect(await spin(key)).toMatchObject({ status: 409 })
    expect(await spin('made-up')).toMatchObject({ status: 403 })
    sandbox.clock.now += 61 * 60_000
    expect(await spin(key)).toMatchObject({ status: 403 })
  })

  it('ends with the session that it was started in', async () => {
    const [{ key }, unopened] = [
      await open(member((await launch()).value, 'game_url')),
      member((await launch()).value, 'game_url'),
    ]
    const again = member((await sandbox.login('member01')).value, 'token')
    expect(await spin(key)).toMatchObject({ status: 200 })
    await sandbox.call('DELETE', '/wps/session/logout', { token })
    expect(await spin(key)).toMatchObject({ status: 403, result: { error: 'closed' } })
    expect((await open(unopened)).response.status).toBe(403)
    expect(await sandbox.call('GET', '/wps/member/info', { token: again })).toMatchObject({ success: true })
  })

  it('keeps its session while it is played', async () => {
    const { key } = await open(member((await launch()).value, 'game_url'))
    for (let round = 0; round < 2; round += 1) {
      sandbox.clock.now += 25 * 60_000
      expect(await spin(key)).toMatchObject({ status: 200 })
    }
    expect(await sandbox.call('GET', '/wps/member/info', { token })).toMatchObject({ success: true })
  })

  it('stops with the account', async () => {
    token = await sandbox.tokenOf('newbie01')
    const { key } = await open(member((await launch({ username: 'newbie01' })).value, 'game_url'))
    const body = { password: demoPassword, givenUp: '0.00' }
    expect(await sandbox.call('POST', '/wps/member/close', { token, encrypt: true, body })).toMatchObject({
      success: true,
    })
    expect(await spin(key)).toMatchObject({ status: 403, result: { error: 'closed' } })
  })

  it('does not open with a ticket that waited too long', async () => {
    const url = member((await launch()).value, 'game_url')
    sandbox.clock.now += 3 * 60_000
    expect((await open(url)).response.status).toBe(403)
  })
})
