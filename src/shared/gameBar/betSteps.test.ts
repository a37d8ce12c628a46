import { describe, expect, it } from 'vitest'
import { betSteps, readBet } from './betSteps'

describe('steps of the smallest bet', () => {
  it.each([
    ['USD', ['0.1', '0.5', '1', '5', '20']],
    ['', ['0.1', '0.5', '1', '5', '20']],
    ['THB', ['1', '5', '10', '50', '200']],
    ['VND', ['1000', '5000', '10000', '50000', '200000']],
    ['constructor', ['0.1', '0.5', '1', '5', '20']],
  ])('are of the size of %j', (currency, steps) => {
    expect(betSteps(currency)).toEqual(steps)
    for (const step of steps) expect(readBet(step)).toBe(step)
  })

  it.each([null, '', 'x', '0.2', '1e3', '-1'])('are nothing else: %j', (text) => expect(readBet(text)).toBeUndefined())
})
