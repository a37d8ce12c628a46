import { expect, test } from 'vitest'
import { afterFailure, retryDelay } from './attempts'

test('two failures are waited out, the third is the end', () => {
  expect(afterFailure(1, 3)).toEqual({ state: 'waiting', attempt: 1 })
  expect(afterFailure(2, 3)).toEqual({ state: 'waiting', attempt: 2 })
  expect(afterFailure(3, 3)).toEqual({ state: 'failed' })
})

test('waits grow', () => {
  expect([1, 2].map(retryDelay)).toEqual([600, 1200])
})
