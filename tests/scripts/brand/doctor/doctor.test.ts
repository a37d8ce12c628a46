import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { judgeCertificate } from '../../../../scripts/brand/doctor/connection'
import { lets, pictureAddresses } from '../../../../scripts/brand/doctor/policy'
import { callsLeftAlone, changingCalls, publicRows } from '../../../../scripts/brand/doctor/publicRows'
import type { DoctorReport, Finding } from '../../../../scripts/brand/doctor/report'
import { productCalls } from '../../../../scripts/productCalls'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'
import { jsonOf, runIn } from '../testing/runIn'
import {
  answering,
  breaking,
  endless,
  hanging,
  html,
  type OddPlatform,
  type Oddity,
  redirecting,
  startOddPlatform,
  trickling,
} from './testing/oddPlatform'

type Report = DoctorReport & { readonly ok: boolean; readonly errors: number; readonly warnings: number }

let folders: TestFolders
beforeAll(async () => {
  folders = await createTestFolders()
  await folders.write('comet', {
    'brand.json': {
      name: 'Comet',
      merchant: 'aurora',
      domains: ['www.comet.example'],
      languages: { default: 'en', supported: ['en'] },
      platform: {
        url: 'http://127.0.0.1:9',
        frames: ['https://*.games.example'],
        images: ['https://img.comet.example'],
      },
    },
  })
})
afterAll(() => folders.cleanUp())

const platforms: OddPlatform[] = []
afterEach(async () => {
  for (const platform of platforms.splice(0)) await platform.close()
})
async function platformWith(...given: Parameters<typeof startOddPlatform>): Promise<OddPlatform> {
  const platform = await startOddPlatform(...given)
  platforms.push(platform)
  return platform
}

/** Asks a platform with some paths that answer otherwise. */
async function examined(oddities: Readonly<Record<string, Oddity>>, ...more: readonly string[]) {
  const platform = await platformWith(oddities)
  const args = ['doctor', 'comet', '--brands', folders.dir, '--platform', platform.address, '--timeout', '3', '--json']
  const result = await runIn([...args, ...more])
  return { platform, code: result.code, report: jsonOf(result) as Report }
}

const findingsOf = ({ sections }: Report, name: string): readonly Finding[] =>
  sections.find((section) => section.name === name)?.findings ?? []
const ofCall = (report: Report, id: string) => findingsOf(report, 'calls').find(({ call }) => call === id)
const textsOf = (report: Report, name: string) =>
  findingsOf(report, name)
    .map(({ level, text }) => `${level}: ${text}`)
    .join('\n')

describe('a platform that answers', () => {
  test('the sandbox in this process: all right, in words', async () => {
    const { code, out } = await runIn(['doctor', 'aurora', '--timeout', '60'])
    expect(out).toMatch(/^Aurora|^aurora on the sandbox, merchant aurora/)
    for (const heading of ['connection  ok', 'calls  ok', 'modules  ok', 'policy  ok', 'site  ok'])
      expect(out).toContain(heading)
    expect(out).toMatch(/categories: Slots \(\d+ vendors\)/)
    expect(out).toMatch(/a member’s centre: My account/)
    expect(out).toMatch(/registration by username, \* required: username\*/)
    expect(out).toMatch(/all right · 0 errors, 0 warnings · \d/)
    expect(code).toBe(0)
  })

  test('modules that the sandbox does not have for a merchant are nothing to mend', async () => {
    await folders.write('fresh', { 'brand.json': { merchant: 'fresh' } })
    const { code, out } = await runIn(['doctor', 'fresh', '--brands', folders.dir, '--timeout', '60'])
    await folders.remove('fresh')
    expect(code).toBe(0)
    expect(out).toContain('modules  ok')
    expect(out).toMatch(/ok {7}not in the tree of the sandbox/)
  })

  test('every public call of the product is made once, or said to be left alone', async () => {
    const { platform, report, code } = await examined({})
    expect(code).toBe(0)
    const named = [...publicRows.map(({ id }) => id), ...changingCalls, ...callsLeftAlone.map(([id]) => id)]
    expect(named.toSorted()).toEqual(
      productCalls.flatMap(({ id, call }) => (call.token === true ? [] : [id])).toSorted(),
    )
    const paths = platform.asked.map(({ url = '' }) => url.split('?')[0])
    for (const { id, call } of publicRows) {
      expect(paths, id).toContain(call.path)
      expect(ofCall(report, id), id).toMatchObject({ level: 'ok', milliseconds: expect.any(Number) })
    }
    expect(paths).toHaveLength(publicRows.length)
    for (const { method, headers } of platform.asked) {
      expect(method).toBe('GET')
      expect(headers).toMatchObject({ merchant: 'aurora', device: 'WEB', language: 'EN' })
      expect(headers).not.toHaveProperty('authorization')
    }
  })

  test('under ten seconds, with the time of each call', async () => {
    const { report } = await examined({})
    expect(report.milliseconds).toBeLessThan(10_000)
    expect(textsOf(report, 'connection')).toContain('the clocks agree')
  })

  test('a clock that is wrong is told, and by how much', async () => {
    const date = new Date(Date.now() - 3_600_000).toUTCString()
    const { report, code } = await examined({ '*': answering([], { Date: date }) })
    expect(code).toBe(1)
    expect(textsOf(report, 'connection')).toMatch(/warning: the platform's clock is 3[56]\d\d s behind/)
  })
})

describe('a platform that misbehaves is a line for each, and no crash', () => {
  test('it hangs, breaks, answers HTML, 502, 50 MB, redirects, trickles', async () => {
    const { report, code } = await examined({
      '/wps/system/country': hanging,
      '/wps/system/helpCenter': html(502),
      '/wps/relay/WPSCORE_getCustomerServiceScript': html(200),
      '/wps/relay/VIS_getJackpot': endless(50),
      '/wps/relay/GLS2_matchList': trickling,
      '/wps/relay/MCSFE_getRankLadder': breaking,
      '/wps/system/setting/register': redirecting('https://login.merchant.example/'),
    })
    expect(code).toBe(1)
    expect(report.milliseconds).toBeLessThan(9_000)
    const told = textsOf(report, 'calls')
    expect(ofCall(report, 'helpCentre')).toMatchObject({
      level: 'warning',
      text: '/wps/system/helpCenter: the platform answered 502; without it: the help centre has no articles',
    })
    expect(ofCall(report, 'customerService')?.text).toContain('the answer is no JSON; it begins with "<html>')
    expect(ofCall(report, 'jackpot')?.text).toContain('larger than 16 MB')
    expect(ofCall(report, 'matches')?.text).toContain('the answer did not end within 3 s')
    expect(ofCall(report, 'countries')?.text).toContain('no answer within 3 s')
    expect(ofCall(report, 'rankLadder')?.level).toBe('warning')
    expect(ofCall(report, 'registrationSettings')).toMatchObject({
      level: 'error',
      text: expect.stringContaining('redirects (302) to https://login.merchant.example/'),
      mend: expect.stringContaining('platform.url'),
    })
    expect(told).not.toContain('undefined')
    // the rest of the site is told all the same
    expect(textsOf(report, 'site')).toMatch(/ok: categories: /)
  })

  test('a call that answers to nothing: under another name', async () => {
    const { report } = await examined({ '/wps/relay/GCSGAME_hotGamesV2': html(404) })
    expect(ofCall(report, 'hotGames')).toMatchObject({ level: 'warning', mend: expect.stringContaining('"hotGames"') })
  })

  test.each([
    ['hangs', hanging, 'no answer within 3 s'],
    ['breaks each connection', breaking, 'other side closed'],
  ])('all of it %s: said once', async (_what, odd, words) => {
    const { report, code } = await examined({ '*': odd })
    expect(code).toBe(1)
    expect(report.milliseconds).toBeLessThan(8_000)
    expect(report.errors + report.warnings).toBe(1)
    expect(textsOf(report, 'connection')).toContain('error: nothing answers at http://')
    expect(textsOf(report, 'connection')).toContain(words)
    expect(report.sections.map(({ name }) => name)).toEqual(['connection'])
    expect(report.skipped).toEqual(['calls', 'modules', 'policy', 'site'])
  })

  test.each([
    ['answers 404', html(404), 'the platform answered 404'],
    ['redirects', redirecting('https://login.merchant.example/'), 'redirects (302)'],
  ])('all of it %s: somebody is there who is no platform, said once', async (_what, odd, words) => {
    const { report, code } = await examined({ '*': odd })
    expect(code).toBe(1)
    expect(report.errors + report.warnings).toBe(1)
    const [said] = findingsOf(report, 'calls')
    expect(said).toMatchObject({ level: 'error', text: expect.stringContaining(words), mend: expect.any(String) })
    expect(said).not.toHaveProperty('details')
    expect(report.skipped).toEqual(['modules', 'policy', 'site'])
  })

  test('all of it answers HTML', async () => {
    const { report, code } = await examined({ '*': html(200) })
    expect(code).toBe(1)
    expect(textsOf(report, 'calls')).toContain('the answer is no JSON')
    expect(report.errors).toBe(1)
  })

  test('nobody listens there', async () => {
    const { address, close } = await startOddPlatform({})
    await close()
    const args = ['doctor', 'comet', '--brands', folders.dir, '--platform', address, '--timeout', '1']
    const { code, out } = await runIn(args)
    expect(code).toBe(1)
    expect(out).toContain(`error    nothing answers at ${address}: nobody listens there (`)
    expect(out).toContain('ECONNREFUSED')
    expect(out).toContain('not examined, for the platform does not answer: calls, modules, policy and site')
    expect(out.trim().split('\n').length).toBeLessThan(12)
  })

  test('a certificate that nobody vouches for', async () => {
    const { address } = await platformWith({}, { secure: true })
    const result = await runIn([
      'doctor',
      'comet',
      '--brands',
      folders.dir,
      '--platform',
      address,
      '--timeout',
      '1',
      '--json',
    ])
    expect(result.code).toBe(1)
    const report = jsonOf(result) as Report
    expect(textsOf(report, 'connection')).toMatch(
      /error: the certificate is refused: .*self.signed.* \(by Nobody, until 2126-/i,
    )
  })

  test('a name that leads nowhere', async () => {
    const args = [
      'doctor',
      'comet',
      '--brands',
      folders.dir,
      '--platform',
      'https://platform.invalid',
      '--timeout',
      '1',
    ]
    const { code, out } = await runIn(args)
    expect(code).toBe(1)
    expect(out).toContain('platform.invalid leads nowhere')
    expect(out).toContain('to mend · 1 error, 0 warnings')
  })
})

describe('answers that are not as agreed', () => {
  test('by path: refused as a whole, or in part', async () => {
    const { report, code } = await examined({
      '/wps/system/settings/consolidated': answering('none'),
      '/wps/relay/GCSGAME_gameVendor': answering([
        {
          gameCategory: 'RNG',
          vendors: [
            { accountTypeId: 1, accountTypeName: 'ONE', displayName: 'One' },
            { accountTypeId: 'two', accountTypeName: 'TWO', displayName: 'Two' },
          ],
        },
      ]),
      '/wps/system/setting/register': answering({ fields: { emial: { enabled: true, required: true } } }),
    })
    expect(code).toBe(1)
    expect(ofCall(report, 'settings')).toMatchObject({ level: 'error', details: [expect.stringContaining('$: ')] })
    expect(ofCall(report, 'vendors')).toMatchObject({
      level: 'warning',
      details: [expect.stringContaining('$[0].vendors[1].accountTypeId: the value has the wrong type')],
    })
    expect(ofCall(report, 'registrationSettings')?.details?.join()).toContain('emial: the form has no such field')
    expect(textsOf(report, 'site')).toContain('Slots (1 vendor)')
  })

  test('nested without end, in any answer: said, and no crash', async () => {
    const deep = `{"success":true,"value":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
    const { code, report } = await examined({ '*': (_request, response) => response.end(deep) })
    expect(code).toBe(1)
    expect(textsOf(report, 'calls')).toContain('the answer has objects or lists more than 100 deep in one another')
  })

  test('no key to encrypt with', async () => {
    const { report } = await examined({ '/wps/system/encryptionKey': answering({ keys: [] }) })
    expect(ofCall(report, 'encryptionKey')).toMatchObject({
      level: 'error',
      details: [expect.stringContaining('nobody can log in')],
    })
  })

  test('modules that either side does not know, are off, or cannot be read', async () => {
    const tree = [
      { modId: 'REG3', enabled: true, childrenNodes: [{ modId: 'DEPOSIT33', enabled: true }] },
      { modId: 'WITHDRAW3', enabled: false },
      { modId: 'CHESS9', enabled: true },
      { modId: 'INBOX3', enabled: 'yes' },
    ]
    const { report } = await examined({
      '/wps/system/status': answering({ maintenance: false, regionRestriction: false, whitelabel: tree }),
      '/wps/system/whitelabel': html(404),
    })
    const all = findingsOf(report, 'modules')
    const listed = (start: string) => all.find(({ text }) => text.startsWith(start))?.details?.join('\n')
    expect(listed('off, ')).toBe('WITHDRAW3 (withdrawals)')
    expect(listed('not in the tree')).toContain('DEPOSIT3 (deposits)')
    expect(listed('in the tree, and nothing')).toBe('CHESS9\nDEPOSIT33')
    expect(listed('in the tree under a name')).toContain('DEPOSIT33: is DEPOSIT3 meant?')
    expect(listed('modules that cannot be read')).toContain('INBOX3 (/3): enabled is "yes"')
    // the tree came with the status: its own call is nothing to mend
    expect(ofCall(report, 'whitelabel')).toMatchObject({ level: 'ok' })
  })

  test('maintenance, and a platform without games or registration', async () => {
    const { report } = await examined({
      '/wps/system/status': answering({ maintenance: true, regionRestriction: false, whitelabel: [] }),
      '/wps/relay/GCSGAME_gameVendor': answering([]),
    })
    const told = textsOf(report, 'site')
    expect(told).toContain('warning: the platform is in maintenance')
    expect(told).toContain('warning: no category of games is shown')
    expect(told).toContain('warning: nobody can register')
  })
})

describe('policy', () => {
  test("the platform's CDNs and pictures against the brand's", async () => {
    const { report, code } = await examined({
      '/wps/system/status': answering({
        maintenance: false,
        regionRestriction: false,
        whitelabel: [{ modId: 'REG3', enabled: true }],
        imageCDNs: ['https://img.comet.example', 'https://img2.merchant.example/a', 'http://plain.example'],
        launchGameCDNs: ['https://one.games.example', 'https://games.example'],
      }),
      '/wps/relay/GCSGAME_gameVendor': answering([
        {
          gameCategory: 'RNG',
          vendors: [
            {
              accountTypeId: 1,
              accountTypeName: 'ONE',
              displayName: 'One',
              smallIcon: 'https://logos.vendor.example/1.png',
            },
          ],
        },
      ]),
    })
    expect(code).toBe(1)
    const told = textsOf(report, 'policy')
    expect(told).toContain('ok: picture CDN https://img.comet.example is let in')
    expect(told).toContain('error: picture CDN https://img2.merchant.example is not in platform.images')
    expect(told).toContain('error: picture CDN http://plain.example is not https')
    expect(told).toContain('ok: game CDN https://one.games.example is let in')
    expect(told).toContain('error: game CDN https://games.example is not in platform.frames')
    expect(told).toContain('warning: pictures at https://logos.vendor.example are refused; they come with vendors')
  })

  test('no host for games', async () => {
    await folders.write('bare', { 'brand.json': { merchant: 'aurora', platform: { url: 'http://127.0.0.1:9' } } })
    const { address } = await platformWith({})
    const result = await runIn(['doctor', 'bare', '--brands', folders.dir, '--platform', address, '--json'])
    expect(textsOf(jsonOf(result) as Report, 'policy')).toContain('error: platform.frames is empty')
    await folders.remove('bare')
  })

  test.each([
    [["'self'"], 'https://a.example/x.png', true],
    [['https://b.example'], 'https://b.example/x.png', true],
    [['https://b.example'], 'https://b.example:8443/x.png', false],
    [['https://*.b.example'], 'https://x.y.b.example/', true],
    [['https://*.b.example'], 'https://b.example/', false],
    [['https://*.b.example'], 'http://x.b.example/', false],
    [["'none'"], 'https://b.example/', false],
  ])('%j lets %s in: %s', (sources, address, expected) => {
    expect(lets(sources, new URL(address), 'https://a.example')).toBe(expected)
  })

  test('pictures are found where answers have them, and ways are none', () => {
    expect(
      pictureAddresses({
        smallIcon: 'https://a.example/1',
        link: 'https://b.example/2',
        announcementImages: [{ url: 'https://c.example/3', link: 'https://d.example/4' }],
        logo: '/cdn/5',
        title: 'https://e.example/6',
      }),
    ).toEqual(['https://a.example/1', 'https://c.example/3'])
  })
})

describe('how it is told', () => {
  test('exit codes and --strict, as check has them', async () => {
    const odd = { '/wps/system/helpCenter': html(502) }
    expect((await examined(odd)).code).toBe(0)
    expect((await examined(odd, '--strict')).code).toBe(1)
    expect((await runIn(['doctor', 'nobody'])).code).toBe(2)
    expect((await runIn(['doctor', 'aurora', '--timeout', '0'])).code).toBe(2)
    expect((await runIn(['doctor', 'aurora', '--platform', 'example.com'])).code).toBe(2)
  })

  test('quiet leaves out what is right', async () => {
    const { address } = await platformWith({ '/wps/system/helpCenter': html(502) })
    const args = ['doctor', 'comet', '--brands', folders.dir, '--platform', address, '--quiet']
    const { out } = await runIn(args)
    expect(out).toContain('helpCentre')
    expect(out).not.toMatch(/^ {2}ok/m)
  })

  test('a call that nobody needs and that is refused is not among those that answered as agreed', async () => {
    const refusal = JSON.stringify({ success: false, message: 'no.\u001b[2Jsuch\u202e' })
    const { address } = await platformWith({ '/wps/system/whitelabel': (_request, response) => response.end(refusal) })
    const { out } = await runIn(['doctor', 'comet', '--brands', folders.dir, '--platform', address])
    const [before = '', after = ''] = out.split('answered as agreed')
    expect(before).toContain(String.raw`the platform refused: no.\u001b[2Jsuch\u202e`)
    expect(after).not.toContain('refused')
    expect(out).not.toMatch(/[\u001b\u202e]/)
  })

  test('certificates: soon over, over, refused, none', () => {
    const now = Date.UTC(2026, 0, 1)
    const until = (days: number) => ({ ends: now + days * 86_400_000, issuer: 'CA', refused: undefined })
    expect(judgeCertificate(until(90), now)[0]).toMatchObject({
      level: 'ok',
      text: expect.stringContaining('(90 days)'),
    })
    expect(judgeCertificate(until(12), now)[0]).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('in 12 days'),
    })
    expect(judgeCertificate({ ...until(-1), refused: 'CERT_HAS_EXPIRED' }, now)[0]).toMatchObject({ level: 'error' })
    expect(judgeCertificate('no answer within 1 s', now)[0]).toMatchObject({ level: 'error' })
  })
})
