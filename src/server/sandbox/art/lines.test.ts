import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTitle, escapeXml, measure, setLines } from './lines'

const box = { width: 500, height: 140 }
const texts = (title: string) => setLines(title, box).map((line) => line.text)

describe('setLines', () => {
  it.each([
    ['Rocket X', ['Rocket X']],
    ['五福临门', ['五福临门']],
    ['The Lost Treasure of the Jade Emperor', ['The Lost Treasure', 'of the Jade Emperor']],
    ['Sic Bo', ['Sic Bo']],
  ])('breaks %s', (title, lines) => {
    expect(texts(title)).toEqual(lines)
  })

  it('keeps every letter and stays in the box', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (raw) => {
        const title = cleanTitle(raw)
        const lines = setLines(title, box)
        expect(
          lines
            .map((line) => line.text)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(title.replaceAll(' ', ''))
        expect(lines.length).toBeLessThanOrEqual(3)
        expect(lines.reduce((sum, line) => sum + line.size * 1.02, 0)).toBeLessThanOrEqual(box.height + 0.01)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(box.width + 0.01)
      }),
    )
  })

  it('begins no line with a closing mark', () => {
    expect(texts('恭喜发财，万事如意！').filter((line) => /^[，！]/.test(line))).toEqual([])
  })
})

it('takes what XML cannot hold out of a title', () => {
  expect(cleanTitle(' a\u0000b\u{d800}c \n d\uffff ')).toBe('a b c d')
  expect([...cleanTitle('ab'.repeat(100))]).toHaveLength(60)
  expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
})

it('holds a mark to be no wider than its letter', () => {
  expect(measure('e\u0301')).toBe(measure('e'))
})
