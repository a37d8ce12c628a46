import { expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength'

it.each([
  ['', 0],
  ['a', 1],
  ['aB1!', 1],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefgh', 1],
  ['87654321', 1],
  ['abc123', 2],
  ['marquee1', 2],
  ['Marquee1', 3],
  ['Kx7vQ2mP', 4],
  ['correct horse battery', 4],
])('%s: %i', (password, score) => {
  expect(passwordStrength(password)).toBe(score)
})
