import { expect, it } from 'vitest'
import { imageType } from './imageType'

const bytes = (...list: number[]) => new Uint8Array(list)

it.each([
  [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  [bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0), 'image/jpeg'],
  [bytes(0x89, 0x50, 0x4e, 0x47), undefined],
  [new TextEncoder().encode('MZ program'), undefined],
  [new TextEncoder().encode('<svg xmlns='), undefined],
  [new TextEncoder().encode('GIF89a'), undefined],
  [bytes(), undefined],
])('%j is %s', (start, type) => expect(imageType(start)).toBe(type))
