import { describe, expect, it } from 'vitest'
import { largestImage } from '../../lib/imageType'
import { checkImage, readImage } from './readImage'

/** The beginning of a PNG of a size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set([8, 6, 0, 0, 0], 24)
  return bytes
}

const words = (text: string) => new TextEncoder().encode(text)

describe('a chosen file', () => {
  it.each([
    ['a PNG', png(1200, 800), { type: 'image/png' }],
    ['a program', words('MZ\u0000\u0000\u0000'), { problem: 'type' }],
    ['a drawing', words('<svg xmlns="http://www.w3.org/2000/svg"/>'), { problem: 'type' }],
    ['the first bytes of a PNG', png(1, 1).slice(0, 12), { problem: 'broken' }],
    ['12,000 pixels square', png(12_000, 12_000), { problem: 'pixels' }],
  ])('%s', (_name, bytes, answer) => expect(checkImage(bytes)).toEqual(answer))

  it.each([
    ['of 0 bytes', 0, 'empty'],
    ['of a byte too many', largestImage + 1, 'size'],
  ])('%s is not read', async (_name, length, problem) => {
    expect(await readImage(new Blob([new Uint8Array(length)]))).toEqual({ problem })
  })

  it('that cannot be read any more is broken', async () => {
    const file = new Blob(['12345678'])
    file.arrayBuffer = () => Promise.reject(new Error('moved'))
    expect(await readImage(file)).toEqual({ problem: 'broken' })
  })
})
