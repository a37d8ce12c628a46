import { expect, it } from 'vitest'
import { responseOf } from './sendWithProgress'

const date = 'Wed, 25 Nov 2026 12:00:00 GMT'
const answered = (status: number, responseText: string) => ({
  status,
  responseText,
  getAllResponseHeaders: () => `date: ${date}\r\ncontent-type: application/json\r\n`,
})

it.each([200, 400, 500])('%i has its body and its headers', async (status) => {
  const response = responseOf(answered(status, '{"a":1}'))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ a: 1 })
  expect(response.headers.get('date')).toBe(date)
})

it.each([204, 205, 304])('%i is an answer without a body', async (status) => {
  const response = responseOf(answered(status, ''))
  expect([response.status, await response.text()]).toEqual([status, ''])
})
