import { expect, it } from 'vitest'
import { plainCount, plainDigits } from './digits'

it.each([
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['(138) 0013.8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['１３８　００１３　８０００', '13800138000'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['۱۲۳', '123'],
  ['१२३', '123'],
  ['๑๒๓', '123'],
  ['១២៣', '123'],
  ['12\u200E3\u200B4', '1234'],
  ['12–34‑5', '12345'],
  ['+86 138', '+86138'],
  ['12a', '12a'],
  ['𝟏', '𝟏'],
  ['', ''],
])('%j is %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain)
  expect(plainDigits(plain)).toBe(plain)
})

it.each([
  ['12', '12'],
  [' ١٢ ', '12'],
  ['1.5', '1.5'],
  ['-1', '-1'],
  ['(3)', '(3)'],
  ['\u200f7', '7'],
])('a count typed as %j is %s', (typed, count) => expect(plainCount(typed)).toBe(count))
