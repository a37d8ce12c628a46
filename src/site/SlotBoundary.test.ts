import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadFailure } from './importWithTimeout'
import { SlotBoundary, type SlotFailure } from './SlotBoundary'

let reloads: number
beforeEach(() => {
  reloads = 0
  vi.stubGlobal('location', { href: 'https://site.example/vip', reload: () => (reloads += 1) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
})
afterEach(() => vi.unstubAllGlobals())

const lost = (file: string) =>
  new ChunkLoadFailure('failed', new TypeError(`Failed to fetch dynamically imported module: ${file}`))

/** What stands in the place of children that fail with these errors, one after the other, each tried again. */
async function failWith(...errors: readonly unknown[]): Promise<void> {
  let shown: SlotFailure | undefined
  const boundary = new SlotBoundary({
    children: null,
    failed: (failure) => {
      shown = failure
      return null
    },
  })
  boundary.setState = (state) => void Object.assign(boundary.state, state)
  for (const error of errors) {
    shown?.retry()
    Object.assign(boundary.state, SlotBoundary.getDerivedStateFromError(error))
    boundary.componentDidCatch(error)
    void boundary.render()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('a file that fails again after another try is asked for by a new page', async () => {
  await failWith(lost('/assets/VipPage-1.js'))
  expect(reloads).toBe(0)
  await failWith(lost('/assets/VipPage-1.js'), lost('/assets/VipPage-1.js'))
  expect(reloads).toBe(1)
})

test('after a try that worked, the first failure of something else within is told, and takes nothing away', async () => {
  await failWith(lost('/assets/VipPage-1.js'), lost('/assets/table-1.js'))
  expect(reloads).toBe(0)
  await failWith(lost('/assets/VipPage-1.js'), lost('/assets/table-1.js'), lost('/assets/table-1.js'))
  expect(reloads).toBe(1)
})

test.each([
  ['an error of the part', new Error('broken')],
  ['a file that is late', new ChunkLoadFailure('timeout')],
])('%s is only told, however often', async (_what, error) => {
  await failWith(error, error, error)
  expect(reloads).toBe(0)
})
