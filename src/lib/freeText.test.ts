import { expect, it } from 'vitest'
import { freeText, isShowable } from './freeText'

it.each([
  ['  as it is \n with lines\tand tabs ', 'as it is \n with lines\tand tabs'],
  ['from\u202egnp.exe', 'fromgnp.exe'],
  ['\u2066+44 20\u2069', '+44 20'],
  ['half \ud800 of a pair, and \u0000 nothing', 'half  of a pair, and  nothing'],
  ['👨‍👩‍👧‍👦 مرحبًا 你好', '👨‍👩‍👧‍👦 مرحبًا 你好'],
  ['\u200b\u200d \ufeff', ''],
  ['a\u200b\u2060\ufeffb', 'ab'],
  ['\u202e', ''],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(freeText(text)).toBe(kept)
  expect(freeText(kept)).toBe(kept)
})

it.each([
  ['Mira', true],
  ['Mi\u202era', false],
  ['\u200b', false],
  ['Mi\u200bra', false],
])('%j can be shown as it is: %s', (text, can) => expect(isShowable(text)).toBe(can))
