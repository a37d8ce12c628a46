import { expect, test } from 'vitest'
import { createServerLog } from './serverLog'

const answered = {
  method: 'GET',
  host: 'jade.localhost',
  path: '/index',
  status: 200,
  ms: 12,
  requestId: '0123456789abcdef',
}

function logOf(json: boolean) {
  const errors: string[] = []
  const out: string[] = []
  const log = createServerLog({
    json,
    about: () => ({ brand: 'jade', traceId: 'abc' }),
    now: () => Date.UTC(2026, 0, 1),
    error: (line) => errors.push(line),
    out: (line) => out.push(line),
  })
  log.line('proxy: jade: late')
  log.line('{"event":"policy","brand":"onyx"}')
  log.line('{no json')
  log.request(answered)
  return { errors, out }
}

test('lines for people are as they were', () => {
  expect(logOf(false)).toEqual({
    errors: ['proxy: jade: late', '{"event":"policy","brand":"onyx"}', '{no json'],
    out: ['GET jade.localhost /index 200 12 ms 0123456789abcdef'],
  })
})

test('lines of JSON are one object each, with brand and trace; what is one already keeps its keys', () => {
  const { errors, out } = logOf(true)
  const about = { time: '2026-01-01T00:00:00.000Z', brand: 'jade', traceId: 'abc' }
  expect(errors.map((line): unknown => JSON.parse(line))).toEqual([
    { ...about, message: 'proxy: jade: late' },
    { ...about, event: 'policy', brand: 'onyx' },
    { ...about, message: '{no json' },
  ])
  expect(out.map((line): unknown => JSON.parse(line))).toEqual([{ ...about, event: 'request', ...answered }])
})
