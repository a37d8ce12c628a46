import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawFirstView } from '../../src/app/edge/firstView'
import type { DrawFirstView } from '../../src/engine/firstView'
import { createTestEdge, type TestEdge } from '../../src/server/edge/testEdge'

// The handler of the edge with the app's own drawing, as `curl` meets them.

let edge: TestEdge
afterEach(() => edge.cleanUp())

interface Promotion {
  readonly id: string
  readonly title: string
  readonly content: string
}
const promotion = (id: string, title: string, content: string) => ({ id, title, content, timestamp: 1_700_000_000_000 })
const activity = {
  ...{
    activityId: 'double',
    mode: 'PLAY',
    state: 'JOIN',
    barred: 'LOGIN',
    startsAt: 1_700_000_000_000,
    timeZone: 'Asia/Shanghai',
  },
  ...{
    endsAt: 4_000_000_000_000,
    who: 'Everybody',
    conditions: ['Once a person'],
    steps: [],
    prize: { kind: 'BONUS', amount: '100' },
  },
}
const words: Readonly<Record<string, string>> = { EN: 'Your first deposit, doubled', AR: 'إيداعك الأول مضاعف' }

interface Said {
  readonly promotions?: readonly Promotion[]
  readonly maintenance?: object
}

/** Answers in the language that is asked for. */
function platform({ promotions, maintenance }: Said = {}) {
  const answer =
    (value: (language: string) => unknown) =>
    (context: { req: { header: (name: string) => string | undefined }; json: (body: object) => Response }) =>
      context.json({ success: true, value: value(context.req.header('language') ?? '') })
  const none = { player: [], banners: [], popup: [] }
  return new Hono()
    .get(
      '/wps/system/status',
      answer(() => ({ maintenance: false, regionRestriction: false, ...maintenance })),
    )
    .get(
      '/wps/system/whitelabel',
      answer(() => [{ modId: 'COMM3', enabled: true, childrenNodes: [] }]),
    )
    .get(
      '/wps/relay/MCSFE_getListAnnouncements',
      answer((language) => ({
        ...none,
        promotion: promotions ?? [
          promotion(
            'double',
            words[language] ?? '',
            '<h2>How</h2><p>See the <a href="/pages/terms">terms</a>.</p><script>alert(1)</script>',
          ),
          promotion('a b/ü', 'Another', '<p>More</p>'),
        ],
      })),
    )
    .get(
      '/wps/relay/MCSFE_getActivityList',
      answer(() => ({ currency: 'USD', content: [activity] })),
    )
    .get(
      '/wps/system/helpCenter',
      answer((language) => [
        { id: 'deposits', group: 'Money', title: `Deposits ${language}`, content: '<p>Choose a <b>method</b>.</p>' },
        {
          id: 'codes',
          title: 'Codes',
          content: '<p>Look into the <a href="https://mail.example/">spam folder</a>.</p>',
        },
      ]),
    )
    .get(
      '/wps/relay/MCSFE_getRankLadder',
      answer(() => ({
        currency: 'USD',
        content: [{ id: 'bronze', name: 'Bronze', totalTurnover: '0', monthlyTurnover: '0' }],
      })),
    )
}

const files = {
  'brand.json': { name: 'Comet', languages: { default: 'en', supported: ['en', 'ar', 'zh-CN'] } },
  'pages/terms.en.md':
    '# House rules\n\nOne account a person. <script>alert(1)</script>\n\n## Play fair\n\n- See [privacy](/pages/privacy)\n- and [bad](javascript:alert(1))',
  'pages/terms.ar.md': '# قواعد الموقع\n\nحساب واحد لكل شخص.',
  'pages/privacy.en.md': '# Privacy\n\nWhat we store.',
}

async function start(said: Said = {}, draw: DrawFirstView = drawFirstView) {
  edge = await createTestEdge({ comet: files }, platform(said), { drawFirstView: draw })
}

interface Page {
  readonly status: number
  readonly html: string
  /** What is in #root. */
  readonly drawn: string
  readonly boot: { readonly answers: Readonly<Record<string, unknown>>; readonly answersLanguage?: string }
}

async function open(address: string, cookie = ''): Promise<Page> {
  const answer = await edge.get(`http://comet.localhost${address}`, { headers: { Cookie: cookie } })
  const html = await answer.text()
  const [, drawn = ''] = /<div id="root">(.*?)<template id="marquee-shell">/s.exec(html) ?? []
  const [, boot = '{}'] = /id="marquee-boot">(.*?)<\/script>/s.exec(html) ?? []
  return { status: answer.status, html, drawn, boot: JSON.parse(boot) as Page['boot'] }
}

/** A busy machine draws late, and leaves the page to the browser meanwhile. */
const openDrawn = (address: string, cookie?: string): Promise<Page> =>
  vi.waitFor(
    async () => {
      const page = await open(address, cookie)
      expect(page.drawn).not.toBe('')
      return page
    },
    { timeout: 55_000, interval: 3_000 },
  )

test('a page of the brand’s own: its headings, text and links, cleaned, and its title', async () => {
  await start()
  const { drawn, html } = await openDrawn('/pages/terms')
  expect(drawn).toContain('<h1>House rules</h1>')
  expect(drawn).toContain('<h2>Play fair</h2>')
  expect(drawn).toContain('One account a person. &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(drawn).toContain('<a href="/pages/privacy" target="_blank" rel="noopener noreferrer nofollow">privacy</a>')
  expect(drawn).not.toMatch(/javascript:|<script/)
  // the way to the other one
  expect(drawn).toMatch(/<a [^>]*href="\/pages\/privacy"[^>]*><span/)
  expect(html).toContain('<title>House rules – Comet</title>')
})

test('in the language that is asked for, or was chosen; else in the one that it has', async () => {
  await start()
  for (const page of [await openDrawn('/pages/terms?lang=ar'), await openDrawn('/pages/terms', 'marquee.view=ar.-')]) {
    expect(page.drawn).toContain('<h1>قواعد الموقع</h1>')
    expect(page.drawn).toContain('حساب واحد لكل شخص.')
    expect(page.html).toContain('<html lang="ar" dir="rtl"')
  }
  const { drawn } = await openDrawn('/pages/privacy?lang=ar')
  expect(drawn).toMatch(/<article lang="en" dir="ltr"/)
  expect(drawn).toContain('What we store.')
})

test('promotions, each with its link, in the language of the page; their answers are in no other page', async () => {
  await start()
  const { drawn, boot } = await openDrawn('/promotions')
  expect(drawn).toContain('<a href="/promotions/detail/double">Your first deposit, doubled</a>')
  expect(drawn).toContain('href="/promotions/detail/a%20b%2F%C3%BC"')
  expect(boot.answers).toHaveProperty('activities')
  const arabic = await openDrawn('/promotions?lang=ar')
  expect(arabic.drawn).toContain(words['AR'])
  expect(arabic.boot.answersLanguage).toBe('ar')
  for (const path of ['/index', '/vip', '/winners', '/promotions?type=live'])
    expect((await open(path)).boot.answers, path).not.toHaveProperty('activities')
  // nor in a member's, whose own are others
  expect((await open('/promotions', 'marquee.member=1')).boot.answers).not.toHaveProperty('activities')
})

test('a promotion: its text without what runs, its conditions, its own title and description', async () => {
  await start()
  const { drawn, html, status } = await openDrawn('/promotions/detail/double')
  expect(status).toBe(200)
  expect(drawn).toContain('<h1>Your first deposit, doubled</h1>')
  expect(drawn).toContain('<h2>How</h2>')
  expect(drawn).toContain('<a href="/pages/terms" target="_blank"')
  expect(drawn).toContain('Once a person')
  expect(drawn).not.toContain('alert(1)')
  expect(html).toContain('<title>Your first deposit, doubled – Comet</title>')
  expect(html).toContain('<meta name="description" content="How">')
  expect((await openDrawn('/promotions/detail/a%20b%2F%C3%BC')).drawn).toContain('<h1>Another</h1>')
})

test('help: its articles with links, and each by its address', async () => {
  await start()
  const list = await openDrawn('/help')
  expect(list.drawn).toMatch(/<a [^>]*href="\/help\?article=codes"/)
  expect(list.drawn).toContain('Choose a <b>method</b>.')
  const { drawn, html } = await openDrawn('/help?article=codes&lang=ar')
  expect(drawn).toContain('href="https://mail.example/" target="_blank"')
  expect(drawn).toContain('Deposits AR')
  expect(html).toContain('<title>Codes – Comet</title>')
  expect(html).toContain('<link rel="canonical" href="http://comet.localhost/help?article=codes&amp;lang=ar">')
})

test('the VIP club for visitors', async () => {
  await start()
  expect((await openDrawn('/vip')).drawn).toContain('Bronze')
})

test('an address without a page says so, and leads home', async () => {
  await start()
  const { drawn, status } = await openDrawn('/nowhere/at/all')
  expect(status).toBe(404)
  expect(drawn).toContain('Page not found')
  expect(drawn).toMatch(/<a [^>]*href="\/index"/)
})

test('while the site is closed every address says so, until when, and shows nothing else', async () => {
  const maintenance = { maintenance: true, maintenanceTime: { end: 4_000_000_000_000 } }
  await start({ maintenance })
  for (const path of ['/vip', '/nowhere', '/promotions/detail/double', '/index?lang=ar']) {
    const { drawn, status } = await openDrawn(path)
    expect(status).toBe(503)
    expect(drawn).toContain('<time dateTime="2096-10-02T07:06:40.000Z">')
    expect(drawn).toContain(' UTC</time>')
    expect(drawn).not.toContain('href="/promotions"')
  }
})

describe('bad input', () => {
  test('signs that end things are words, and halves of characters are replaced', async () => {
    const title = '</script><!-- \u2028 \ud800 <b>x</b>'
    await start({
      promotions: [promotion('odd', title, `<p>${title}</p><iframe src="https://evil.example"></iframe>`)],
    })
    for (const path of ['/promotions', '/promotions/detail/odd']) {
      const { drawn, html, boot } = await openDrawn(path)
      expect(drawn).toContain('&lt;/script&gt;&lt;!-- \u2028 \ufffd &lt;b&gt;x&lt;/b&gt;')
      expect(drawn).not.toMatch(/<script|<iframe/)
      expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
      expect(boot.answers).toMatchObject({
        announcements: { promotion: [{ id: 'odd', title: title.replace('\ud800', '\ufffd') }] },
      })
    }
  })

  test('ten thousand promotions are left to the browser, and the page still comes drawn', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => promotion(`p${at}`, `Promotion ${at}`, '<p>x</p>'))
    await start({ promotions: many })
    const { boot, html } = await openDrawn('/promotions')
    expect(boot.answers).not.toHaveProperty('announcements')
    expect(html.length).toBeLessThan(400_000)
  })

  test('a page that throws at the edge alone comes as the plain app, with a line in the log', async () => {
    const draw: DrawFirstView = (input) =>
      input.pathname === '/vip' ? Promise.reject(new Error('thrown at the edge only')) : drawFirstView(input)
    await start({}, draw)
    const { drawn, html, status } = await open('/vip')
    expect([status, drawn]).toEqual([200, ''])
    expect(html).toContain('<div id="root"><div class="sh ')
    expect(edge.lines.join()).toContain(
      '/vip could not be drawn at the edge; browsers draw it: Error: thrown at the edge only',
    )
    expect((await openDrawn('/pages/terms')).drawn).toContain('House rules')
  })
})
