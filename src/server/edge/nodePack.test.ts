import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packText } from './nodePack'

const markers = ['bWFya2VyLW9mLWEtbm9uY2U=', '1700000000001', '1700000000002'] as const
const read = (bytes: Uint8Array) => brotliDecompressSync(bytes).toString('utf8')

/** Pieces of pages between slots: long and repeated ones, letters of several bytes, what stands right behind a slot. */
const piece = fc
  .tuple(
    fc.constantFrom('">', '" >', ',"a":1', '}</script>', '你好', '\u2028<!--'),
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('<div class="card">'.repeat(60), '<style nonce="', '<script>var a=1</script>'.repeat(3)),
    ),
  )
  .map(([after, text]) => after + text)
const slot = fc.nat({ max: 2 })
const page = fc.tuple(fc.string({ maxLength: 50 }), fc.array(fc.tuple(slot, piece), { minLength: 1, maxLength: 25 }))
const value = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCxyz0189+/= '), minLength: length, maxLength: length })

describe('a text that is packed once', () => {
  test('is the text with the values, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(page, fc.tuple(value(24), value(13), value(13)), async ([start, parts], values) => {
        const told = (of: readonly string[]) => start + parts.map(([at, text]) => `${of[at] ?? ''}${text}`).join('')
        const packed = await packText(told(markers), markers)
        expect(packed && read(packed.fill(values))).toBe(told(values))
      }),
      { numRuns: 60 },
    )
  })

  test('has many slots and many letters of several bytes, as a page in Chinese', async () => {
    const name = (at: number) => String.fromCodePoint(0x4e00 + ((at * 37) % 5_000), 0x4e00 + ((at * 91) % 5_000))
    const list = (length: number, each: (at: number) => string) => Array.from({ length }, (_, at) => each(at)).join('')
    const page = (nonce: string) =>
      list(
        30,
        (at) => `<link href="/assets/x${(at * 7919) % 1_000}-${at}.js" nonce="${nonce}" fetchpriority="low">\n`,
      ) +
      list(400, (at) => `<a class="c${at % 7}" title="${name(at)}">${name(at + 3)}</a>`) +
      list(8, () => `<script nonce="${nonce}">var a = 1</script>`)
    for (let times = 0; times < 40; times++) {
      const packed = await packText(page(markers[0]), markers)
      const values = ['A'.repeat(24), ...markers.slice(1)]
      expect(packed && read(packed.fill(values))).toBe(page('A'.repeat(24)))
    }
  })

  test('has one size, and takes no value of another length', async () => {
    const packed = await packText(`<p nonce="${markers[0]}">${'text '.repeat(500)}`, markers)
    const bytes = packed?.fill(['A'.repeat(24), '', ''].map((text, at) => text.padEnd(at === 0 ? 24 : 13)))
    expect(bytes?.byteLength).toBe(packed?.size)
    expect(packed?.size).toBeLessThan(120)
    expect(() => packed?.fill(['short', ' '.repeat(13), ' '.repeat(13)])).toThrow('a slot takes 24 characters, not 5')
  })

  test('is none where two slots leave no letters between them, or the text ends with one', async () => {
    expect(await packText(`a ${markers[0]}"${markers[1]}" b`, markers)).toBeUndefined()
    expect(await packText(`a ${markers[0]}`, markers)).toBeUndefined()
  })
})
