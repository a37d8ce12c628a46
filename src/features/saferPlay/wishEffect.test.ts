import { expect, it } from 'vitest'
import { wishEffect } from './wishEffect'

it.each([
  [undefined, undefined, 'same'],
  [undefined, '100', 'atOnce'],
  ['100.00', '99.5', 'atOnce'],
  ['100.00', '100', 'same'],
  ['100.00', '100.01', 'waits'],
  ['100.00', undefined, 'waits'],
  ['90', '120', 'waits'],
] as const)('of %s, %s %s', (held, wished, effect) => {
  expect(wishEffect(held, wished)).toBe(effect)
})
