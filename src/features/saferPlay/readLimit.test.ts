import { expect, test } from 'vitest'
import { readLimit } from './readLimit'

test.each([
  ['DEPOSIT', '100', { most: '100' }],
  ['DEPOSIT', '0', { most: '0' }],
  ['LOSS', '', { problem: 'saferPlay.amountRequired' }],
  ['STAKE', 'ten', { problem: 'saferPlay.amountFormat' }],
  ['STAKE', '9'.repeat(21), { problem: 'saferPlay.amountMost' }],
  ['SESSION', '', { problem: 'saferPlay.chooseTime' }],
  ['SESSION', '60', { most: '60' }],
] as const)('%s of %j', (kind, typed, read) => {
  expect(readLimit(kind, typed)).toEqual(read)
})
