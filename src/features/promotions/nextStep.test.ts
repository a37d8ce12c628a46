import { expect, it } from 'vitest'
import { nextStep } from './nextStep'

const step = (name: string, done: string | number, target: string | number) =>
  ({ name, unit: 'COUNT', done, target }) as const

it.each([
  [[], undefined],
  [[step('a', 0, 3)], 'a'],
  [[step('a', 3, 3), step('b', '1.00', '1.01')], 'b'],
  [[step('a', 3, 3), step('b', 9, 9)], 'b'],
  [[step('a', 1, 3), step('b', 0, 9)], 'a'],
])('of %j it is %s', (steps, name) => expect(nextStep(steps)?.name).toBe(name))
