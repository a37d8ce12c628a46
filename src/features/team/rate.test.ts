import { expect, it } from 'vitest'
import { rateProblem } from './rate'

it.each([
  ['8.25', undefined],
  ['10', undefined],
  ['10.00', undefined],
  ['10.01', 'range'],
  ['7.99', 'range'],
  ['8', 'same'],
  ['8.00', 'same'],
  ['', 'format'],
  ['9.123', 'format'],
  ['-1', 'format'],
  ['1e1', 'format'],
  ['٩', 'format'],
])('%j: %s', (typed, problem) => {
  expect(rateProblem(typed, '8.00', { least: '8.00', most: '10.00' })).toBe(problem)
})
