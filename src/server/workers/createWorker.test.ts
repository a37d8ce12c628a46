import { afterEach, expect, test, vi } from 'vitest'
import { keepAtMost } from '../brands/keptBytes'
import { createWorker, type WorkerEnv } from './createWorker'

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
