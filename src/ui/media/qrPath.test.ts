import { expect, test } from 'vitest'
import { qrPath } from './qrPath'

test('draws every dark module once , from edge to edge', async () => {
  const { encode } = await import('uqr')
  const value = 'https://example.com/app'
  const { side, path } = (await qrPath(value)) ?? { side: 0, path: '' }
  const { data } = encode(value, { ecc: 'M', border: 0 })
  const dark = data.flat().filter(Boolean).length
  const widths = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)]
  expect(widths.reduce((sum, match) => sum + Number(match[3]), 0)).toBe(dark)
  expect(Math.min(...widths.map((match) => Number(match[1])))).toBe(0)
  expect(side).toBe(data.length)
})

test('the same value is drawn once', () => {
  expect(qrPath('a')).toBe(qrPath('a'))
})
