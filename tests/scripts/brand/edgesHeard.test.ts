import { beforeEach, expect, test } from 'vitest'
import { createEdgesHeard, type EdgesHeard } from '../../../scripts/brand/release/edgesHeard'

const [old, wanted] = ['a'.repeat(64), 'b'.repeat(64)]
let ms = 0
let edges: EdgesHeard
const listen = (isUnheard = false) =>
  createEdgesHeard({
    releases: new Map([
      ['jade', wanted],
      ['onyx', wanted],
    ]),
    isUnheard,
    clock: () => ms,
  })
beforeEach(() => {
  ms = 0
  edges = listen()
})
const hear = (answers: number, failures: number, brand = 'jade', release = wanted, edge = 'one') =>
  edges.hear({ edge, releases: [{ brand, release, answers, failures }] })

test('where no edge is heard nobody would notice: it says how to go on, and why none is where that is known', () => {
  expect(edges.trouble()).toContain('--unheard')
  edges.refuseToListen('Permissions Violation')
  expect(edges.trouble()).toContain('Permissions Violation')
  expect(listen(true).trouble()).toBeUndefined()
  edges.hear({ edge: 'one', releases: [] })
  expect([edges.edges(), edges.trouble()]).toEqual([1, undefined])
})

test('an edge that falls silent is no healthy one; one that says that it ends may', () => {
  hear(5, 0)
  hear(5, 0, 'jade', wanted, 'two')
  edges.hear({ edge: 'two', releases: [], isLeaving: true })
  ms += 9_000
  expect(edges.trouble()).toBeUndefined()
  ms += 2_000
  expect(edges.trouble()).toBe('edge "one" was heard before, and is no longer')
})

test('one failure of one answer stops nothing; many of many do, told beside what it was before', () => {
  hear(80, 1, 'jade', old)
  edges.begin('jade')
  hear(1, 1)
  hear(18, 2)
  expect(edges.trouble()).toBeUndefined()
  hear(81, 27)
  expect(edges.trouble()).toBe('"jade" fails more often: 30 of 100 answers failed, 1 of 80 before')
})

test('as often as before, and answers of the release before, stop nothing', () => {
  hear(100, 10, 'jade', old)
  edges.begin('jade')
  hear(100, 15)
  hear(100, 100, 'jade', old)
  hear(100, 100, 'onyx', old)
  hear(100, 100, 'other')
  expect(edges.trouble()).toBeUndefined()
})

test('brands with few visitors count together', () => {
  for (const brand of ['jade', 'onyx']) {
    hear(15, 0, brand, old)
    edges.begin(brand)
    hear(12, 3, brand)
  }
  expect(edges.trouble()).toBe('brands that were changed fail more often: 6 of 24 answers failed, 0 of 30 before')
})

test('a release that an edge cannot show stops it at once', () => {
  edges.hear({ edge: 'one', releases: [{ brand: 'jade', release: old, answers: 0, failures: 0, isRefused: true }] })
  expect(edges.trouble()).toBeUndefined()
  edges.hear({ edge: 'one', releases: [{ brand: 'jade', release: wanted, answers: 0, failures: 0, isRefused: true }] })
  expect(edges.trouble()).toContain('cannot show release bbbbbbbbbbbb of "jade"')
})
