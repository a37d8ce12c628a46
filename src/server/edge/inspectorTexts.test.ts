import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type InspectorTexts, inspectorTokenHeader, type RefusedTexts } from '../../engine/inspectorTexts'
import type { BootData } from '../../engine/boot'
import { messageTable } from '../../lib/messageTable'
import { createTextWriter } from '../brands/change/writeTexts'
import type { EdgeOptions } from './edgeOptions'
import { createTestEdge, type TestEdge } from './testEdge'

const english = {
  'deposit.method': 'How would you like to pay?',
  'home.hello': 'Hello {{name}}',
  'home.plain': 'Games',
}
const arabic = { 'deposit.method': 'كيف تود الدفع؟' }
const productTexts = (tag: string) => (tag === 'en' ? english : tag === 'ar' ? arabic : {})
const languages = { default: 'en', supported: ['en', 'ar'] }
const ownFile = `{
  // said by the law office
  "home": {
    "hello": "Hi {{name}}" // short
  }
}
`
const files = {
  base: { 'brand.json': { abstract: true, languages }, 'locales/en.json': { 'home.plain': 'Base games' } },
  mine: { 'brand.json': { extends: 'base', name: 'Mine' }, 'locales/en.json': ownFile },
}
const site = 'http://mine.localhost'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(more: Partial<EdgeOptions> = {}, writes = true): Promise<TestEdge> {
  const knownMessageKeys = messageTable(english)
  const edge: TestEdge = await createTestEdge(files, undefined, {
    inspector: true,
    clientAddress: () => '::ffff:127.0.0.1',
    inspectorTexts: {
      productTexts,
      ...(writes && {
        write: (loaded, language, texts) =>
          createTextWriter({
            dir: edge.folders.dir,
            root: '/product',
            knownMessageKeys,
            productTexts,
            reload: (id) => edge.brands.reload([id]),
          })(loaded, language, texts),
      }),
    },
    ...more,
  })
  closing.push(edge.cleanUp)
  return edge
}

async function tokenOf(edge: TestEdge, host = site): Promise<string | undefined> {
  const html = await (await edge.get(`${host}/index`)).text()
  const boot = JSON.parse(/id="marquee-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootData
  return boot.inspection?.writeToken
}

interface Wanted {
  readonly body?: unknown
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function write(edge: TestEdge, { body, host = site, headers = {} }: Wanted = {}) {
  const response = await edge.get(`${host}/edge/inspector/texts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: host,
      ...(inspectorTokenHeader in headers ? {} : { [inspectorTokenHeader]: (await tokenOf(edge, host)) ?? '' }),
      ...headers,
    },
    body:
      typeof body === 'string'
        ? body
        : JSON.stringify(body ?? { language: 'en', texts: { 'deposit.method': 'Pay by' } }),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers }
}

const fileOf = (edge: TestEdge, name = 'locales/en.json') =>
  readFile(path.join(edge.folders.dir, 'mine', name), 'utf8').catch(() => undefined)

const words = ({ text }: { text: string }) => (JSON.parse(text) as RefusedTexts).errors

describe('texts that are written', () => {
  test('go into the file, which keeps its comments, and are served at once', async () => {
    const edge = await open()
    const texts = { 'home.hello': 'Welcome, {{name}}', 'deposit.method': 'Pay by' }
    const { status, text, headers } = await write(edge, { body: { language: 'en', texts } })
    expect({ status, text }).toEqual({ status: 200, text: expect.stringMatching(/mine\/locales\/en\.json"}$/) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await fileOf(edge)).toBe(`{
  // said by the law office
  "home": {
    "hello": "Welcome, {{name}}" // short
  },
  "deposit.method": "Pay by"
}
`)
    expect(edge.brands.get('mine')?.texts.get('en')).toEqual({ 'home.plain': 'Base games', ...texts })
    expect(edge.lines.at(-1)).toMatch(/^inspector: .*mine\/locales\/en\.json: home\.hello, deposit\.method$/)
  })

  test('make the file where there is none, with its schema', async () => {
    const edge = await open()
    const body = { language: 'ar', texts: { 'deposit.method': 'ادفع عن طريق' } }
    expect(await write(edge, { body })).toMatchObject({ status: 200 })
    const made = JSON.parse((await fileOf(edge, 'locales/ar.json')) ?? '') as Record<string, string>
    expect(made).toEqual({
      $schema: expect.stringMatching(/\/product\/schemas\/editor\/locale\.schema\.json$/),
      'deposit.method': 'ادفع عن طريق',
    })
  })

  test('that are what a base or the product says anyway are not written, or taken out', async () => {
    const edge = await open()
    const texts = {
      'home.plain': 'Base games',
      'home.hello': 'Hello {{name}}',
      'deposit.method': english['deposit.method'],
    }
    expect(await write(edge, { body: { language: 'en', texts } })).toMatchObject({ status: 200 })
    const left = await fileOf(edge)
    expect(left).not.toMatch(/plain|method|hello/)
    expect(left).toContain('// said by the law office')
  })
})

describe('texts that the check would name are refused, with words', () => {
  test.each([
    ['a key that is none', 'home.helo', 'Hi', /message key is unknown.*Did you mean "home.hello"/],
    ['HTML', 'home.plain', '<b>Games</b>', /HTML in a text is shown as it is written; found "<b>"/],
    ['a lost placeholder', 'home.hello', 'Hi', /leaves out what the product fills in; found a text without {{name}}/],
    [
      'a placeholder that is none',
      'home.plain',
      'Games of {{name}}',
      /a placeholder that the product does not fill in/,
    ],
    ['nothing', 'home.plain', '  ', /the text is empty/],
    ['what nobody sees', 'home.plain', 'Ga\u200bmes', /a character that nobody sees; found U\+200B/],
    ['a key of the language itself', '__proto__', 'Hi', /message key is unknown/],
  ])('%s', async (_, key, text, expected) => {
    const edge = await open()
    const answer = await write(edge, {
      body: `{"language":"en","texts":{${JSON.stringify(key)}:${JSON.stringify(text)}}}`,
    })
    expect(answer.status).toBe(422)
    expect(words(answer)[0]?.message).toMatch(expected)
    expect(await fileOf(edge)).toBe(ownFile)
  })

  test('and one wrong text keeps the others out', async () => {
    const edge = await open()
    const texts = { 'deposit.method': 'Pay by', 'home.hello': 'Hi' }
    const answer = await write(edge, { body: { language: 'en', texts } })
    expect(words(answer).map(({ key }) => key)).toEqual(['home.hello'])
    expect(await fileOf(edge)).toBe(ownFile)
  })

  test('a file that cannot be read is left as it is', async () => {
    const edge = await open()
    for (const [broken, expected] of [
      ['{ "home.plain": ', /mine\/locales\/en\.json:1: the file cannot be read/],
      ['[]', /no place for texts/],
      ['{ "home.nowhere": "x" }', /message key is unknown/],
    ] as const) {
      await edge.folders.write('mine', { 'locales/en.json': broken })
      const answer = await write(edge)
      expect(answer.status).toBe(422)
      expect(words(answer)[0]?.message).toMatch(expected)
      expect(await fileOf(edge)).toBe(broken)
    }
  })
})

describe('who may not write', () => {
  test.each<[string, number, RegExp, Wanted]>([
    ['another site', 403, /pages of this site alone/, { headers: { Origin: 'http://evil.example' } }],
    ['another brand', 403, /pages of this site alone/, { headers: { Origin: 'http://base.localhost' } }],
    ['no page', 403, /pages of this site alone/, { headers: { Origin: 'null' } }],
    ['a page of the same company', 403, /pages of this site alone/, { headers: { 'Sec-Fetch-Site': 'same-site' } }],
    ['no token', 403, /started anew/, { headers: { [inspectorTokenHeader]: '' } }],
    ['another token', 403, /started anew/, { headers: { [inspectorTokenHeader]: 'AAAAAAAAAAAAAAAAAAAAAA==' } }],
    ['through a proxy', 403, /this machine alone/, { headers: { 'X-Forwarded-For': '203.0.113.7' } }],
    ['a form', 415, /application\/json/, { headers: { 'Content-Type': 'text/plain' } }],
    ['what is no JSON', 400, /must come as/, { body: '{' }],
    ['no texts', 400, /must come as/, { body: { language: 'en', texts: {} } }],
    ['a text that is none', 400, /must come as/, { body: { language: 'en', texts: { 'home.plain': 1 } } }],
    [
      'too much',
      413,
      /more than 64000 bytes/,
      { body: { language: 'en', texts: { 'home.plain': 'x'.repeat(70_000) } } },
    ],
    [
      'a language that the brand has not',
      422,
      /no language "th"/,
      { body: { language: 'th', texts: { 'home.plain': 'x' } } },
    ],
    ['a path', 422, /no language/, { body: { language: '../../brand', texts: { 'home.plain': 'x' } } }],
  ])('%s', async (_, status, expected, wanted) => {
    const edge = await open()
    const answer = await write(edge, wanted)
    expect(answer.status).toBe(status)
    expect(words(answer)[0]?.message).toMatch(expected)
    expect(await fileOf(edge)).toBe(ownFile)
  })

  test('another machine, and another name of this one: they get no token either', async () => {
    const far = await open({ clientAddress: () => '203.0.113.7' })
    expect(await tokenOf(far)).toBeUndefined()
    expect((await write(far)).status).toBe(403)
    const edge = await open()
    await edge.folders.write('mine', { 'brand.json': { extends: 'base', domains: ['mine.example'] } })
    await edge.brands.reload(['mine'])
    expect(await tokenOf(edge)).toMatch(/^.{20,}$/)
    expect(await tokenOf(edge, 'http://mine.example')).toBeUndefined()
    const headers = { [inspectorTokenHeader]: (await tokenOf(edge)) ?? '' }
    expect((await write(edge, { host: 'http://mine.example', headers })).status).toBe(403)
    expect((await write(edge, { host: 'http://nobody.localhost', headers: { ...headers } })).status).toBe(421)
  })

  test('a link that leads out of the folder', async () => {
    const edge = await open()
    const outside = path.join(edge.folders.dir, 'elsewhere')
    await mkdir(outside)
    await edge.folders.write('mine2', { 'brand.json': { languages } })
    await symlink(outside, path.join(edge.folders.dir, 'mine2', 'locales'))
    await edge.brands.reload(['mine2'])
    // such a folder is not served, so there is nobody to write for
    expect(
      (await write(edge, { host: 'http://mine2.localhost', headers: { [inspectorTokenHeader]: 'x' } })).status,
    ).not.toBe(200)
    expect(await readFile(path.join(outside, 'en.json'), 'utf8').catch(() => undefined)).toBeUndefined()
  })
})

describe('where the server was not started for it', () => {
  test.each([
    ['the inspector only reads', { inspector: true }, false],
    ['there is no inspector', { inspector: false }, true],
  ])('%s: the address is like any other', async (_, more, writes) => {
    const edge = await open(more, writes)
    expect(await tokenOf(edge)).toBeUndefined()
    const answer = await write(edge)
    const post = { method: 'POST', body: '{}' }
    const any = await edge.get(`${site}/edge/nowhere`, post)
    expect([answer.status, answer.text]).toEqual([any.status, await any.text()])
    expect((await edge.get(`${site}/edge/inspector/texts`)).status).toBe(404)
    expect(await fileOf(edge)).toBe(ownFile)
  })

  test('texts are told where there is an inspector, each with the file that decided it', async () => {
    const edge = await open({}, false)
    const told = (await (await edge.get(`${site}/edge/inspector/texts/en`)).json()) as InspectorTexts
    expect(told.product).toEqual(english)
    expect(told.own).toEqual({
      'home.plain': { text: 'Base games', file: expect.stringMatching(/base\/locales\/en\.json$/) },
      'home.hello': { text: 'Hi {{name}}', file: expect.stringMatching(/mine\/locales\/en\.json$/) },
    })
    expect((await edge.get(`${site}/edge/inspector/texts/th`)).status).toBe(404)
    const without = await open({ inspector: false })
    expect((await without.get(`${site}/edge/inspector/texts/en`)).status).toBe(404)
  })
})
