import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '../../lib/testing/storage'
import { isReturning } from './visits'

afterEach(() => vi.unstubAllGlobals())

/** What the pages of visits are told, one after another: a session each. */
function visit(...pages: readonly number[]) {
  vi.stubGlobal('localStorage', storage())
  return pages.map((count) => {
    vi.stubGlobal('sessionStorage', storage())
    return Array.from({ length: count }, () => isReturning())
  })
}

test('a first visit stays one however often its pages are loaded, and every later one is another', () => {
  expect(visit(3, 2, 1)).toEqual([[false, false, false], [true, true], [true]])
})
