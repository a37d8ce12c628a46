import { createServer } from 'node:http'
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { jsonOf, runIn } from './testing/runIn'
import { askSandbox } from '../../../scripts/brand/platform/askers'
import { platformOf } from '../../../scripts/brand/platform/answersOf'
import { readScenario } from '../../../scripts/brand/platform/readScenario'
import { type Ask, recordPlatform } from '../../../scripts/brand/platform/record'
import { redacted } from '../../../scripts/brand/platform/redact'

const answer = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify({ success: true, value }), init)
const tree = [{ modId: 'COMM3', enabled: true }]
const record = (ask: Ask) =>
  recordPlatform({ ask, from: 'https://p.example', merchant: 'm1', domain: 'd.example', language: 'EN' })
/** Every call fails but those of the table. */
const platform =
  (table: Readonly<Record<string, (path: string) => Response>>): Ask =>
  (asked) => {
    const found = Object.entries(table).find(([name]) => asked.split('?')[0]?.endsWith(name))?.[1]
    return found
      ? Promise.resolve(found(asked))
      : Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
  }

describe('a recording', () => {
  test('of the sandbox has every part, and the engine reads it', async () => {
    const { ask, close } = await askSandbox()
    const { scenario, problems } = await recordPlatform({
      ask,
      from: 'sandbox',
      merchant: 'jade',
      domain: 'jade.localhost',
      language: 'CN',
    })
    close()
    expect(problems).toEqual([])
    expect(scenario).toMatchObject({ recorded: { from: 'sandbox', merchant: 'jade', missing: [] } })
    if (!scenario) throw new Error('nothing recorded')
    expect(platformOf(scenario)).toMatchObject({
      permission: { maintenance: false },
      content: { banners: expect.any(Number) },
    })
  })

  test('asks as a visitor does: no token, the merchant and module named', async () => {
    const seen: { path: string; headers: Readonly<Record<string, string>> }[] = []
    await record((asked, headers) => {
      seen.push({ path: asked, headers })
      return Promise.resolve(answer(tree))
    })
    expect(seen.length).toBeGreaterThan(5)
    for (const { headers } of seen) {
      expect(headers).toMatchObject({ Merchant: 'm1', Device: 'WEB', Language: 'EN' })
      expect(Object.keys(headers).join()).not.toMatch(/authorization|cookie/i)
    }
    expect(seen.some(({ path: asked }) => asked.endsWith('?domain=d.example'))).toBe(true)
  })

  test('keeps what the schemas know, and nothing that lets somebody in', async () => {
    const status = {
      maintenance: false,
      regionRestriction: false,
      whitelabel: tree,
      token: 'abc',
      member: { name: 'x' },
    }
    const route = {
      domainList: [],
      resources: [{ resourceType: 'IOS', url: 'https://u:p@d.example/app?token=abc&v=1#session=x' }],
    }
    const { scenario } = await record(platform({ status: () => answer(status), domainRoute: () => answer(route) }))
    expect(JSON.stringify(scenario)).not.toMatch(/abc|"member"|u:p/)
    expect(scenario?.domainRoute?.resources[0]?.url).toBe('https://d.example/app?token=removed&v=1#session=removed')
    expect(scenario?.whitelabel).toEqual(tree)
    expect(scenario?.recorded?.missing).not.toContain('whitelabel')
  })

  test.each([
    [() => new Response('<html>', { status: 200 }), 'the answer is no JSON; it begins with "<html>"'],
    [() => new Response('{}', { status: 200 }), 'the answer has no envelope'],
    [() => answer(undefined, { status: 503 }), 'the platform answered 503'],
    [
      () => new Response('{"success":false,"message":"merchant.invalid"}', { status: 400 }),
      'the platform answered 400 (merchant.invalid)',
    ],
    [
      () => new Response('{"success":false,"message":"function.not.available"}'),
      'the platform refused: function.not.available',
    ],
    [
      () => new Response(`{"success":true,"value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
      'the answer has objects or lists more than 100 deep in one another',
    ],
    [
      () => new Response('{"success":false,"message":"\\u001b[2J\\nnext\\u202e\\u009b"}'),
      String.raw`the platform refused: \u001b[2J\u000anext\u202e\u009b`,
    ],
    [
      () => new Response(`{"success":false,"message":"${'x'.repeat(300)}"}`),
      `the platform refused: ${'x'.repeat(200)}…`,
    ],
    [() => answer({ fields: [] }), 'the answer has not the form that is known'],
  ])('says what was malformed: %#', async (make, message) => {
    const { problems } = await record(platform({ whitelabel: () => answer(tree), 'setting/register': make }))
    const problem = problems.find(({ part }) => part === 'registrationSettings')
    expect(problem?.message).toContain(message)
    if (message.endsWith('form that is known')) expect(problem?.details.join()).toContain('$.fields')
  })

  test('keeps registration rules as they came, and says which cannot be kept', async () => {
    const fields = { email: { enabled: 1, required: true, patternId: 23 }, emial: { enabled: true, required: true } }
    const { scenario, problems } = await record(
      platform({ whitelabel: () => answer(tree), 'setting/register': () => answer({ fields }) }),
    )
    expect(scenario?.registrationSettings).toEqual({ fields })
    expect(scenario?.recorded?.missing).not.toContain('registrationSettings')
    expect(problems.find(({ part }) => part === 'registrationSettings')).toMatchObject({
      partly: true,
      details: [
        'email: enabled is 1, not true or false: it counts as true',
        'emial: the form has no such field; did they mean email?',
        'email: there is no pattern 23',
      ],
    })
  })

  test('without a module tree there is none', async () => {
    const { scenario, problems } = await record(platform({}))
    expect(scenario).toBeUndefined()
    expect(problems[0]?.message).toBe('the platform cannot be reached: ECONNREFUSED')
  })
})

test('a field called password is a rule, a text called password is not kept', () => {
  const rule = { fields: { password: { enabled: true } } }
  expect(redacted(rule)).toEqual(rule)
  expect(redacted([{ password: 'x', sessionId: 'y', name: 'z' }])).toEqual([
    { password: 'removed', sessionId: 'removed', name: 'z' },
  ])
})

test('a recording is checked when it is read', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-scenario-'))
  const file = path.join(dir, 'a.json')
  writeFileSync(file, '{ // by hand\n "whitelabel": [{ "modId": "REG3", "enabled": "yes" }] }')
  expect(() => readScenario(file)).toThrow(/2:48.*true or false|a\.json:2.*enabled/)
  writeFileSync(file, '{ // by hand\n "whitelabel": [{ "modId": "REG3", "enabled": true }], }')
  expect(readScenario(file).whitelabel).toHaveLength(1)
  for (const story of ['aurora', 'hostile', 'jade', 'sahara'])
    expect(
      () => readScenario(path.resolve(import.meta.dirname, `../../../stories/scenarios/${story}.json`)),
      story,
    ).not.toThrow()
  rmSync(dir, { recursive: true })
})

test('pull --json prints one document where there is no module tree', async () => {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const result = await runIn(['pull', `http://127.0.0.1:${port}`, '--merchant', 'nobody', '--json'])
  server.close()
  expect([result.code, jsonOf(result)]).toEqual([1, expect.objectContaining({ ok: false, parts: [] })])
})

test('what a platform says goes to the terminal with nothing hidden in it', async () => {
  const refusal = JSON.stringify({ success: false, message: '\u001b[2J\u001b[31mall is well\u202e\nWritten' })
  const server = createServer((_, response) => response.end(refusal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { out } = await runIn(['pull', `http://127.0.0.1:${port}`, '--merchant', 'm1'])
  server.close()
  expect(out).toContain(String.raw`the platform refused: \u001b[2J\u001b[31mall is well\u202e\u000aWritten`)
  expect(out).not.toMatch(/[\u001b\u202e]|^Written/m)
})

test('pull stops reading an answer that is too large, or that does not end', async () => {
  let sent = 0
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const part = 'x'.repeat(1_000_000)
    const more = () => {
      while (sent < 500 && !response.destroyed) {
        sent += 1
        if (!response.write(part)) return
      }
      response.end()
    }
    response.on('drain', more)
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { code, out } = await runIn(['pull', `http://127.0.0.1:${port}`, '--merchant', 'big'])
  server.closeAllConnections()
  server.close()
  expect(code).toBe(1)
  expect(out).toContain('the answer is larger than 8 MB')
  expect(sent).toBeLessThan(400)
})
