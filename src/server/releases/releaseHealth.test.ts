import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EdgeReport } from './edgeReport'
import { countReleaseHealth } from './releaseHealth'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('once a second while somebody listens: that the edge is there, and how its releases fared in that second', () => {
  const reports: EdgeReport[] = []
  const health = countReleaseHealth('edge 1', (report) => reports.push(report))
  health.count('comet', 'a', true)
  vi.advanceTimersByTime(3_000)
  expect(reports).toEqual([])
  health.asked()
  health.count('comet', 'a', false)
  health.count('comet', 'a', true)
  health.count('onyx', 'b', false)
  health.refuse('jade', 'c')
  vi.advanceTimersByTime(2_000)
  expect(reports).toEqual([
    {
      edge: 'edge 1',
      releases: [
        { brand: 'comet', release: 'a', answers: 2, failures: 1 },
        { brand: 'onyx', release: 'b', answers: 1, failures: 0 },
        { brand: 'jade', release: 'c', answers: 0, failures: 0, isRefused: true },
      ],
    },
    { edge: 'edge 1', releases: [] },
  ])
  vi.advanceTimersByTime(60_000)
  expect(reports).toHaveLength(5)
  health.stop()
  expect(reports).toHaveLength(5)
})

test('an edge that ends while somebody listens says so', () => {
  const reports: EdgeReport[] = []
  const health = countReleaseHealth('edge 1', (report) => reports.push(report))
  health.asked()
  health.stop()
  expect(reports).toEqual([{ edge: 'edge 1', releases: [], isLeaving: true }])
  vi.advanceTimersByTime(5_000)
  expect(reports).toHaveLength(1)
})

test('a store that takes nothing ends nothing', () => {
  let isClosed = true
  const reports: EdgeReport[] = []
  const health = countReleaseHealth('edge 1', (report) => {
    if (isClosed) throw new Error('closed connection')
    reports.push(report)
  })
  health.asked()
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow()
  isClosed = false
  health.count('comet', 'a', true)
  vi.advanceTimersByTime(1_000)
  expect(reports).toEqual([{ edge: 'edge 1', releases: [{ brand: 'comet', release: 'a', answers: 1, failures: 1 }] }])
  health.stop()
})
