import { expect, test } from 'vitest'
import { processIndex, restartDelay } from './processes'

test('a process that lived is started again at once, one that dies again and again ever later', () => {
  expect(restartDelay(60_000, 8_000)).toBe(0)
  const waits: number[] = []
  for (let delay = 0; waits.length < 9; waits.push(delay)) delay = restartDelay(1_000, delay)
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a process of its own has no index', () => expect(processIndex()).toBeUndefined())
