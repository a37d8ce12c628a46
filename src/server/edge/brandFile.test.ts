import { afterEach, expect, test } from 'vitest'
import { brandFile } from './brandFile'
import { createTestEdge, type TestEdge } from './testEdge'

let edge: TestEdge
afterEach(() => edge.cleanUp())

test('a page of the brand’s own is rendered when it is first needed, and not again', async () => {
  edge = await createTestEdge({
    aurora: { 'brand.json': {}, 'locales/en.json': { 'auth.logIn': 'Enter' }, 'pages/terms.en.md': '# Terms\n\nText.' },
  })
  const loaded = edge.brands.get('aurora')
  const terms = loaded?.pages.get('terms')?.get('en')
  if (!loaded || !terms) throw new Error('the brand has the page')
  let read = 0
  const counted = {
    ...terms,
    get markdown() {
      read += 1
      return terms.markdown
    },
  }
  const served = { ...loaded, pages: new Map([['terms', new Map([['en', counted]])]]) }
  const version = await loaded.files.version()
  const ask = (file: string, headers: Record<string, string> = {}) =>
    brandFile(new Request('http://aurora.localhost/', { headers }), `/brand/${version}/${file}`, served, false)

  const known = await ask('pages/terms.en.json', { 'if-none-match': `"${version}"` })
  expect([known.status, read]).toEqual([304, 0])
  for (const headers of [{}, { 'accept-encoding': 'gzip' }, {}]) {
    expect((await ask('pages/terms.en.json', headers)).status).toBe(200)
    // for its pictures, and to be rendered
    expect(read).toBe(2)
  }
  expect(await (await ask('pages/terms.en.json')).json()).toEqual({ title: 'Terms', html: '<p>Text.</p>\n' })
  expect(await (await ask('locales/en.json')).json()).toEqual({ 'auth.logIn': 'Enter' })
  expect((await ask('pages/terms.ar.json', { 'if-none-match': `"${version}"` })).status).toBe(404)
})
