import { readFileSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { verifyPassword } from '../../../src/server/passwords'
import { paintWith, wantsColours } from '../../../scripts/brand/io'
import { languageOptions } from '../../../scripts/brand/new/ask'
import { jsonOf, runIn } from './testing/runIn'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const verbs = [
  'new',
  'check',
  'explain',
  'preview',
  'texts',
  'set',
  'assets',
  'list',
  'diff',
  'doctor',
  'pull',
  'digest',
  'publish',
  'releases',
  'assign',
  'rollback',
  'retire',
  'history',
  'export-kv',
]

describe('help', () => {
  test('names every command, the exit codes and the environment', async () => {
    const { code, out } = await runIn(['help'])
    expect(code).toBe(0)
    for (const word of [...verbs, 'Exit codes', 'MARQUEE_ENV_FILE', '--json']) expect(out).toContain(word)
  })

  test.each(verbs)('%s describes each of its options, and has --json', async (verb) => {
    const { code, out } = await runIn([verb, '--help'])
    expect(code).toBe(0)
    expect(out).toContain('--json')
    for (const line of out.split('\n').filter((each) => /^ {2}(-\w, )?--/.test(each)))
      expect(line, `${verb}: ${line}`).toMatch(/\S {2,}\S/)
  })

  test.each(verbs)('%s is told in lines as long as the terminal is wide', async (verb) => {
    const { out } = await runIn([verb, '--help'])
    const lines = out.slice(0, out.indexOf('Options:')).split('\n')
    const isText = (line = '') => /^\S/.test(line)
    const broken = lines.filter((line, at) => {
      const next = lines[at + 1] ?? ''
      return isText(line) && isText(next) && `${line} ${next.split(' ')[0] ?? ''}`.length <= 80
    })
    expect(broken).toEqual([])
  })
})

describe('wrong use ends with 2, and says what is right', () => {
  test.each([
    [[], 'Usage:'],
    [['chek'], 'Did you mean check?'],
    [['check', '--json', '--quite'], '--quiet'],
    [['check', 'aurroa'], 'Did you mean "aurora"?'],
    [['explain'], "missing required argument 'id'"],
    [['explain', 'aurora', '--viewer', 'guest'], 'visitor, member, agent, demo'],
    [['explain', 'aurora', '--language', 'zh-CH'], 'zh-CN'],
    [['explain', 'aurora', '--language', 'zh'], 'Did you mean "zh-CN"?'],
    [['texts', 'aurora', 'x', '--language', 'zh'], 'Did you mean "zh-CN"?'],
    [['new', 'comet', '--languages', 'CN'], 'Did you mean "zh-CN"?'],
    [['pull', 'https://example.com', '--merchant', 'a', '--language', 'zh'], 'Did you mean "zh-CN"?'],
    [['explain', 'aurora', 'header.link/promotion'], '"header.link/promotions"'],
    [['pull', 'example.com', '--merchant', 'aurora'], 'https://'],
    [['pull', 'https://me:secret@example.com', '--merchant', 'aurora'], 'leave it out'],
    [['preview', 'aurora', '--port', '99999'], '1 to 65535'],
    [['check', '--brands', '/nowhere/at/all'], 'There is no folder of brands'],
  ])('%j', async (args, expected) => {
    const { code, out, err } = await runIn(args)
    expect(code).toBe(2)
    expect(`${out}${err}`).toContain(expected)
  })

  test('with --json as JSON', async () => {
    const result = await runIn(['check', 'nobody', '--json'])
    expect(jsonOf(result)).toMatchObject({ ok: false, error: expect.stringContaining('no brand "nobody"') })
  })
})

describe('digest', () => {
  test('is what brand.json takes, of the password that was piped in', async () => {
    const { code, out } = await runIn(['digest'], { input: () => Promise.resolve('Welcome1\n') })
    expect(code).toBe(0)
    await folders.write('mine', { 'brand.json': `{ ${out} }` })
    expect((await runIn(['check', '--brands', folders.dir])).code).toBe(0)
    const { account } = JSON.parse(`{ ${out} }`) as { account: { defaultPasswordDigest: string } }
    expect(await verifyPassword('Welcome1', account.defaultPasswordDigest)).toBe(true)
    expect(await verifyPassword('Welcome2', account.defaultPasswordDigest)).toBe(false)
  })

  test('no two are the same, and without a password there is none', async () => {
    const one = await runIn(['digest', '--json'], { input: () => Promise.resolve('Welcome1') })
    const other = await runIn(['digest', '--json'], { input: () => Promise.resolve('Welcome1') })
    expect(jsonOf(one)).not.toEqual(jsonOf(other))
    expect((await runIn(['digest'])).code).toBe(2)
  })

  test('a digest of the old kind is refused with its place', async () => {
    await folders.write('mine', { 'brand.json': { account: { defaultPasswordDigest: 'a'.repeat(64) } } })
    const { code, out } = await runIn(['check', '--brands', folders.dir])
    expect(code).toBe(1)
    expect(out).toContain('$.account.defaultPasswordDigest')
  })
})

describe('check', () => {
  test('the brands of the product', async () => {
    const { code, out } = await runIn(['check', '--strict'])
    expect(out).toMatch(/3 brands: all right · 0 errors, 0 warnings/)
    expect(code).toBe(0)
  })

  test('a problem: place, path, what was found, what is allowed, how to mend; code 1', async () => {
    await folders.write('mine', { 'brand.json': '{\n  "layout": { "header": "meg" }\n}' })
    const { code, out } = await runIn(['check', '--brands', folders.dir])
    expect(code).toBe(1)
    expect(out).toContain('brands/mine/brand.json:2:25  $.layout.header')
    for (const line of [
      'found    "meg"',
      'allowed  "rail", "mega" or "centered"',
      'to mend  Did you mean "mega"?',
      '1 brand: 1 to mend',
    ])
      expect(out).toContain(line)
    expect(out).not.toContain('\u001b')
  })

  test('a link that leads to no folder is an error, and a file is no brand', async () => {
    await folders.write('mine', { 'brand.json': {} })
    await writeFile(path.join(folders.dir, 'notes'), '')
    const check = (...ids: string[]) => runIn(['check', ...ids, '--brands', folders.dir])
    expect((await check()).code).toBe(0)
    for (const target of ['gone', 'notes', 'gone/deeper']) {
      const link = path.join(folders.dir, 'linked')
      await symlink(target, link)
      for (const ids of [[], ['linked']]) {
        const { code, out } = await check(...ids)
        expect(out, target).toContain('brands/linked\n    there is no folder')
        expect(code, target).toBe(1)
      }
      await rm(link)
    }
    await symlink('mine', path.join(folders.dir, 'linked'))
    expect((await check('linked')).code).toBe(0)
    const { code, err } = await check('notes')
    expect([code, err]).toEqual([2, expect.stringContaining('There is no brand "notes"')])
  })

  test('what the environment says of a brand that there is not', async () => {
    await folders.write('comet', { 'brand.json': {} })
    await folders.write('../', { 'here.json': { cmet: { merchant: 'north' }, zzzzzzz: { layout: { header: 'meg' } } } })
    const env = { MARQUEE_ENV_FILE: path.join(folders.dir, '../here.json'), MARQUEE_BRAND_COMETT_MERCHANT: 'north' }
    const check = (...more: string[]) => runIn(['check', '--brands', folders.dir, ...more], { env })
    const { code, out } = await check()
    for (const line of [
      /here\.json\n +the environment has values for what is no brand here\n +found +"cmet"\n.*\n +to mend +Did you mean "comet"\?/,
      /environment variable MARQUEE_BRAND_COMETT_MERCHANT\n +the environment has/,
      /here\.json:7:\d+ {2}\$\.zzzzzzz\.layout\.header/,
      /1 brand: 1 to mend · 1 error, \d+ warnings/,
    ])
      expect(out).toMatch(line)
    expect(code).toBe(1)
    expect((await check('comet')).out).toContain('found    "cmet"')
    expect(jsonOf(await check('--json'))).toMatchObject({
      ok: false,
      brands: expect.arrayContaining([expect.objectContaining({ id: 'cmet', state: 'none' })]),
    })
    await folders.write('../', { 'here.json': { comet: { merchant: 'north' } } })
    expect(
      (await runIn(['check', '--brands', folders.dir], { env: { MARQUEE_ENV_FILE: env.MARQUEE_ENV_FILE } })).out,
    ).not.toContain('environment has')
  })

  test('warnings do not fail, unless asked to', async () => {
    await folders.write('mine', { 'brand.json': { languages: { default: 'en', supported: ['en', 'fr'] } } })
    expect((await runIn(['check', '--brands', folders.dir])).code).toBe(0)
    const strict = await runIn(['check', '--brands', folders.dir, '--strict'])
    expect(strict.code).toBe(1)
    expect(strict.out).toContain('to mend')
    expect(strict.out).not.toContain('all right')
    expect((await runIn(['check', '--brands', folders.dir, '--quiet'])).out).not.toContain('warning  ')
  })

  test('colours for a terminal', async () => {
    await folders.write('mine', { 'brand.json': '{' })
    const { out } = await runIn(['check', '--brands', folders.dir], { paint: paintWith(true) })
    expect(out).toContain('\u001b[31merror')
  })

  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('%j on a terminal %s', (env, terminal, expected) => expect(wantsColours(env, terminal)).toBe(expected))

  test('one brand is held against the hosts of all', async () => {
    await folders.write('a', { 'brand.json': { domains: ['x.example'] } })
    await folders.write('ab', { 'brand.json': { domains: ['x.example'] } })
    await folders.write('cd', { 'brand.json': { domains: ['x.example'] } })
    const { code, out } = await runIn(['check', 'cd', '--brands', folders.dir])
    expect(code).toBe(1)
    expect(out).toContain('the host belongs to brand "ab"')
  })

  test('values of the environment are checked and win', async () => {
    await folders.write('mine', { 'brand.json': { merchant: 'mine' } })
    const env = { MARQUEE_BRAND_MINE_MERCHANT: 'other' }
    expect(jsonOf(await runIn(['list', '--json', '--brands', folders.dir], { env }))).toMatchObject({
      brands: [{ merchant: 'other' }],
    })
    const bad = await runIn(['check', '--brands', folders.dir], { env: { MARQUEE_BRAND_MINE_PLATFORM_URL: 'nowhere' } })
    expect(bad.out).toContain('environment variable MARQUEE_BRAND_MINE_PLATFORM_URL')
    const missing = await runIn(['check'], { env: { MARQUEE_ENV_FILE: '/nowhere.json' } })
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('MARQUEE_ENV_FILE names /nowhere.json') })
  })
})

describe('new', () => {
  test('writes a folder that passes, and never over another', async () => {
    const first = await runIn([
      'new',
      'comet',
      '--yes',
      '--languages',
      'en,ar',
      '--accent',
      '#ff7a45',
      '--brands',
      folders.dir,
    ])
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(await runIn(['check', '--strict', '--brands', folders.dir])).toMatchObject({ code: 0 })
    expect(await runIn(['new', 'comet', '--yes', '--brands', folders.dir])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--force'),
    })
    expect(await runIn(['new', 'comet', '--yes', '--force', '--brands', folders.dir])).toMatchObject({ code: 0 })
  })

  test('nothing is written that says no more than the product: texts and tagline are examples in comments', async () => {
    await runIn(['new', 'comet', '--yes', '--brands', folders.dir])
    const text = (name: string) => readFileSync(path.join(folders.dir, 'comet', name), 'utf8')
    expect(text('locales/en.json')).toContain('  // "auth.logIn": "Log in"\n')
    expect(text('brand.json')).toContain('  // "tagline": { "en": "…" },\n')
    const { values } = jsonOf(await runIn(['explain', 'comet', '--json', '--brands', folders.dir])) as {
      values: { path: string }[]
    }
    expect(values.map((value) => value.path)).not.toContain('tagline')
    const { found } = jsonOf(
      await runIn(['texts', 'comet', 'auth.logIn', '--language', 'en', '--json', '--brands', folders.dir]),
    ) as { found: object[] }
    expect(found[0]).toMatchObject({ key: 'auth.logIn', decidedBy: 'product' })
  })

  test('languages that have no texts are offered last, and said to have none', async () => {
    const { err } = await runIn(['new', 'comet', '--languages', 'xx', '--brands', folders.dir])
    expect(err).toMatch(
      /There are: zh-CN, .* and vi\. Without texts so far, so that players read English: km, my, .*\.$/,
    )
    const hints = languageOptions().map(({ hint }) => hint)
    expect(hints[0]).toBe('zh-CN')
    const without = hints.filter((hint) => hint.includes('players read English'))
    expect(without).toContain('km, without texts so far: players read English')
    expect(hints.slice(-without.length)).toEqual(without)
  })

  test('pages of its own win over the articles that it was written with', async () => {
    await runIn(['new', 'comet', '--yes', '--brands', folders.dir])
    await folders.write('comet', { 'pages/terms.en.md': '# Terms\n\nx', 'pages/privacy.en.md': '# Privacy\n\nx' })
    expect(jsonOf(await runIn(['explain', 'comet', '--json', '--brands', folders.dir]))).toMatchObject({
      values: expect.arrayContaining([
        { path: 'help.terms', value: '"/pages/terms"', source: 'brands/comet/pages/terms.en.md' },
        { path: 'help.privacy', value: '"/pages/privacy"', source: 'brands/comet/pages/privacy.en.md' },
      ]),
    })
  })

  test('of a base of another company it begins with nothing to mend but its licence', async () => {
    const help = { terms: '/helpmc?article=terms' }
    const footer = { partners: [{ name: 'Glacierpay', group: 'payments' }] }
    await folders.write('base', { 'brand.json': { help, footer, languages: { default: 'en', supported: ['en'] } } })
    await runIn(['new', 'comet', '--extends', 'base', '--brands', folders.dir])
    expect(await runIn(['check', 'comet', '--strict', '--brands', folders.dir])).toMatchObject({ code: 0 })
    const licensed = { ...footer, licence: 'Licence 7' }
    await folders.write('base', {
      'brand.json': { help, footer: licensed, languages: { default: 'en', supported: ['en'] } },
    })
    const { out } = await runIn(['check', 'comet', '--strict', '--brands', folders.dir])
    expect(out).toContain('Say your own in brands/comet/brand.json: footer.licence.')
    expect(out).toContain('0 errors, 1 warning')
  })

  test('of a base of the same company it has its terms', async () => {
    const help = { terms: '/helpmc?article=rules' }
    await folders.write('base', {
      'brand.json': { group: true, help, languages: { default: 'en', supported: ['en'] } },
    })
    await runIn(['new', 'comet', '--extends', 'base', '--brands', folders.dir])
    expect(jsonOf(await runIn(['explain', 'comet', '--json', '--brands', folders.dir]))).toMatchObject({
      values: expect.arrayContaining([
        { path: 'help.terms', value: '"/helpmc?article=rules"', source: 'brands/base/brand.json' },
      ]),
    })
  })

  test('of a base it does not write back the text that the base says differently', async () => {
    await folders.write('base', {
      'brand.json': { group: true, languages: { default: 'en', supported: ['en'] } },
      'locales/en.json': { auth: { logIn: 'Step inside' } },
    })
    await runIn(['new', 'comet', '--extends', 'base', '--brands', folders.dir])
    const { out } = await runIn(['texts', 'comet', 'Step inside', '--brands', folders.dir])
    expect(out).toContain('Step inside')
  })

  test('of a base it repeats nothing that was not given', async () => {
    await folders.write('group', {
      'brand.json': {
        abstract: true,
        layout: { header: 'rail' },
        languages: { default: 'ar', supported: ['ar', 'en'] },
      },
    })
    expect(
      await runIn(['new', 'child', '--extends', 'group', '--theme', 'light', '--brands', folders.dir]),
    ).toMatchObject({ code: 0 })
    const values = jsonOf(await runIn(['explain', 'child', '--json', '--brands', folders.dir]))
    expect(values).toMatchObject({
      values: expect.arrayContaining([
        { path: 'layout.header', value: '"rail"', source: 'brands/group/brand.json' },
        { path: 'theme.default', value: '"light"', source: 'brands/child/brand.json' },
      ]),
    })
  })

  test.each([
    [['--accent', 'purple'], 'is no colour'],
    [['--accent', '#f0f'], 'write that'],
    [['--accent', '#fefefe'], 'nearest colours that show'],
    [['--domain', 'https://Comet.example/'], 'Did you mean comet.example?'],
    [['--languages', 'en,zh'], 'no language'],
    [['--merchant', 'a b'], 'merchant code'],
    [['--platform', 'api.example'], 'https://api.merchant.example'],
    [['--extends', 'nobody'], 'no brand "nobody"'],
  ])('refuses %j', async (args, expected) => {
    const { code, err } = await runIn(['new', 'comet', ...args, '--brands', folders.dir])
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })

  test('a host of another brand', async () => {
    await folders.write('a1', { 'brand.json': { domains: ['a.example'] } })
    const { code, err } = await runIn(['new', 'comet', '--domain', 'a.example', '--brands', folders.dir])
    expect([code, err]).toEqual([2, expect.stringContaining('belongs to brand "a1"')])
  })
})

test('a variant that an entry does not have is a warning, with those that it has', async () => {
  const entries = { hero: { variant: 'frame' }, lanes: { variant: 'tile' }, winners: { variant: 'wide' } }
  await folders.write('mine', { 'brand.json': { slots: { 'home.section': { entries } } } })
  const { code, out } = await runIn(['check', 'mine', '--brands', folders.dir])
  expect(code).toBe(0)
  expect(out).toMatch(
    /entries\.hero\.variant\n.*no such variant\n.*"frame"\n.*"full", "split" or "framed"\n.*Did you mean "framed"/,
  )
  expect(out).toMatch(/entries\.winners\.variant\n[^]*?winners has one form/)
  expect(out).not.toContain('lanes.variant')
})

describe('explain', () => {
  test('names entries as the brand does', async () => {
    await folders.write('mine', {
      'brand.json': { languages: { default: 'en', supported: ['en'] } },
      'locales/en.json': { auth: { freePlay: 'Try it' } },
    })
    const { out } = await runIn(['explain', 'mine', 'header.tool', '--brands', folders.dir])
    expect(out).toContain('freePlay  “Try it”')
  })

  test('the tree: what is shown in its order, what is hidden and why, who decided', async () => {
    const { code, out } = await runIn(['explain', 'sahara', '--viewer', 'member', '--language', 'en'])
    expect(out).toContain(
      'by mobile: mobileNum*, verificationCode*, payeeName, email, whatsapp, ageConfirmed*, termsAccepted*',
    )
    expect(code).toBe(0)
    expect(out).toContain('seen by a member in English; answers of the sandbox, merchant sahara')
    expect(out).toMatch(/header\.category {2}\d of \d shown\n {2}✓ {2}sports .*“Stadium|“/)
    expect(out).toContain('hidden: the brand hides "fish" in slots.header.category.hide')
    expect(out).toContain('hidden: viewer is member')
    expect(out).toMatch(/layout\.header +"centered" +brands\/sahara\/brand\.json/)
    expect(out).toMatch(/product default/)
  })

  test('one entry, with all of its conditions', async () => {
    const { out } = await runIn(['explain', 'aurora', 'account.menu/deposit', '--viewer', 'demo'])
    expect(out).toContain('account.menu/deposit  hidden: viewer is demo')
    expect(out).toContain('✓ module DEPOSIT3 (deposits) is on')
    expect(out).toContain('✓ only for somebody signed in')
    expect(out).toContain('✗ not for demo accounts')
    expect(out).not.toContain('not\n')
  })

  test("a link of the brand's own: where it leads, who says so, and whether it is drawn", async () => {
    const link = { id: 'blog', label: 'Blog', href: 'https://blog.mine.example/' }
    await folders.write('mine', {
      'brand.json': {
        languages: { default: 'en', supported: ['en'] },
        slots: { 'header.link': { links: [link] }, 'footer.group': { links: [link] } },
      },
    })
    const args = ['explain', 'mine', '--brands', folders.dir]
    const { code, out } = await runIn([...args, 'blog'])
    expect(code).toBe(0)
    expect(out).toContain('header.link/blog  shown: a link of the brand to https://blog.mine.example/')
    expect(out).toContain('decided in brands/mine/brand.json')
    expect(out).toContain(
      'footer.group/blog  hidden: a link of the brand to https://blog.mine.example/; links are drawn in',
    )
    expect((await runIn([...args, 'header.link/blgo'])).err).toContain('"header.link/blog"')
    expect(jsonOf(await runIn([...args, 'header.link/blog', '--json']))).toMatchObject({
      entries: [{ slot: 'header.link', id: 'blog', state: 'link', shown: true, href: link.href }],
    })
  })

  test('a slot: that place alone', async () => {
    const { code, out } = await runIn(['explain', 'aurora', 'header.link', '--language', 'en'])
    expect(code).toBe(0)
    expect(out).toMatch(/^header\.link {2}\d of \d shown$/m)
    expect(out).toContain('“Points mall”')
    expect(out).not.toContain('header.tool')
    expect((await runIn(['explain', 'aurora', 'header.lnk'])).err).toContain('Did you mean "header.link"')
    expect(jsonOf(await runIn(['explain', 'aurora', 'header.link', '--json']))).toMatchObject({
      slots: [{ slot: 'header.link' }],
    })
  })
})

describe('diff and list', () => {
  test('of a brand with itself there is none', async () => {
    expect(jsonOf(await runIn(['diff', 'jade', 'jade', '--json']))).toMatchObject({ values: [], site: [] })
  })

  test('values and sites', async () => {
    const { out } = await runIn(['diff', 'aurora', 'jade'])
    expect(out).toMatch(/layout\.header +"rail" +"mega"/)
    expect(out).toMatch(/home\.section .*hero .*hero/)
  })

  test('list says what check says', async () => {
    await folders.write('mine', { 'brand.json': { slots: { 'header.category': { order: ['livee'] } } } })
    const { out } = await runIn(['list', '--brands', folders.dir])
    expect(out).toMatch(/^ +mine .* 1 error$/m)
  })

  test('preview of a brand that the server refuses starts nothing and says why', async () => {
    await folders.write('mine', { 'brand.json': { slots: { 'header.category': { order: ['livee'] } } } })
    const { code, err } = await runIn(['preview', 'mine', '--no-open', '--port', '1', '--brands', folders.dir])
    expect(code).toBe(1)
    expect(err).toContain('Brand "mine" is not served as it stands')
    expect(err).toContain('Did you mean "live"?')
  })

  test('preview of a copy that still has the domain of its original shows it on its own host', async () => {
    await folders.write('comet', { 'brand.json': { domains: ['www.comet.example'] } })
    await folders.write('comet-old', { 'brand.json': { domains: ['www.comet.example'] } })
    const site = createServer((_, response) => response.end())
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const address = site.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    try {
      const args = ['--no-open', '--port', port, '--brands', folders.dir]
      const { code, out, err } = await runIn(['preview', 'comet-old', ...args])
      expect(err).toContain('the host belongs to brand "comet"')
      expect(out).toContain(`http://comet-old.localhost:${port}`)
      expect(code).toBe(0)
    } finally {
      site.close()
    }
  })

  test('list', async () => {
    const { out } = await runIn(['list'])
    expect(out).toMatch(/aurora +Aurora +aurora\.localhost www\.aurora\.example .* sandbox .* right/)
  })
})
