import { readFileSync } from 'node:fs'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepAtMost } from '../brands/keptBytes'
import { readBrands } from '../brands/readBrands'
import { createTestFolders } from '../brands/testFolders'
import { createWorker, type WorkerEnv } from './createWorker'
import { exportToKv } from './kvExport'
import type { KvNamespace } from './kvReader'

const held: Promise<unknown>[] = []
const worker = () =>
  createWorker({
    manifest: () => ({ 'src/app/main.tsx': { file: 'assets/main-1.js' } }),
    drawFirstView: () => Promise.reject(new Error('not drawn here')),
    hold: (work) => void held.push(work),
  })
const env = (more: Record<string, string> = {}): WorkerEnv => ({
  BRANDS: { get: () => Promise.resolve(null) },
  ...more,
})

afterEach(() => {
  vi.restoreAllMocks()
  held.length = 0
  // a Worker has its process for itself
  keepAtMost(64_000_000)
})

test('each request is held until it is answered, and answered from what KV has', async () => {
  const answer = await worker().fetch(new Request('https://nobody.example/'), env())
  expect(answer.status).toBe(421)
  expect(held.length).toBeGreaterThan(0)
  await Promise.all(held)
})

test.each([{ MARQUEE_ENV: 'no JSON' }, { MARQUEE_VISITOR_LIMITS: 'login=often' }])(
  'a setting that cannot be read is said in the log, and no visitor is told: %j',
  async (wrong) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const asked = worker()
    for (let each = 0; each < 2; each++) {
      const answer = await asked.fetch(new Request('https://www.comet.example/'), env(wrong))
      expect([answer.status, await answer.text()]).toEqual([503, 'This site cannot be shown now.\n'])
    }
    expect(said.mock.calls.flat().join('\n')).toContain(Object.keys(wrong)[0])
  },
)

test('a picture that KV does not tell is to be asked for again, and one that is put later is there', async () => {
  const folders = await createTestFolders()
  onTestFinished(() => folders.cleanUp())
  await folders.write('comet', { 'brand.json': { name: 'Comet' } })
  const png = new Uint8Array([137, 80, 78, 71])
  const { contents, brands } = await exportToKv({
    brands: [...readBrands(folders.dir).resolved.values()],
    before: [],
    gone: [],
    all: false,
    environment: { value: new Map(), issues: [] },
    readAsset: (file) => readFileSync(file),
    pictures: () => Promise.resolve(new Map([['favicon-48', png]])),
    by: 'test',
    now: 0,
  })
  const kept = new Map(
    [...contents, ...brands].map(({ key, value, base64 }) => [key, Buffer.from(value, base64 ? 'base64' : 'utf8')]),
  )
  let ofPictures: 'away' | 'missing' | 'there' = 'away'
  const get = (key: string, { type }: { readonly type: string }) => {
    if (key.startsWith('picture/') && ofPictures === 'away') return Promise.reject(new Error('503 GET'))
    const bytes = key.startsWith('picture/') && ofPictures === 'missing' ? undefined : kept.get(key)
    if (!bytes) return Promise.resolve(null)
    return Promise.resolve(type === 'text' ? bytes.toString('utf8') : new Uint8Array(bytes).buffer)
  }
  const asked = worker()
  const icon = () => asked.fetch(new Request('https://comet.localhost/favicon.ico'), { BRANDS: { get } as KvNamespace })
  const away = await icon()
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  ofPictures = 'missing'
  expect((await icon()).status).toBe(404)
  ofPictures = 'there'
  const there = await icon()
  expect([there.status, new Uint8Array(await there.arrayBuffer())]).toEqual([200, png])
})
