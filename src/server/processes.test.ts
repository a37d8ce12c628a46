import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { killWhereHung, processIndex, restartDelay } from './processes'

test('a process that lived is started again at once, one that dies again and again ever later', () => {
  expect(restartDelay(60_000, 8_000)).toBe(0)
  const waits: number[] = []
  for (let delay = 0; waits.length < 9; waits.push(delay)) delay = restartDelay(1_000, delay)
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
})

test('a process of its own has no index', () => expect(processIndex()).toBeUndefined())

test('a process that listens and no longer answers is killed, one that answers, starts or has ended is not', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const killed: string[] = []
  const startOne = (name: string, answers: () => boolean) => {
    const worker = Object.assign(new EventEmitter(), {
      isConnected: () => true,
      send: () => answers() && worker.emit('message', { type: 'pong' }),
    })
    killWhereHung(worker as unknown as Parameters<typeof killWhereHung>[0], () => killed.push(name), {
      everyMs: 10,
      misses: 3,
    })
    return worker
  }
  let isHung = false
  startOne('starts', () => false)
  startOne('answers', () => true).emit('listening')
  startOne('hangs', () => !isHung).emit('listening')
  const ended = startOne('ended', () => false)
  ended.emit('listening')
  ended.emit('exit')
  vi.advanceTimersByTime(1_000)
  expect(killed).toEqual([])
  isHung = true
  vi.advanceTimersByTime(1_000)
  expect(killed).toEqual(['hangs'])
})
