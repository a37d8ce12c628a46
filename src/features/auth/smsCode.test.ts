import { describe, expect, it } from 'vitest'
import { secondsLeft } from './smsCode'

const now = 1_800_000_000_000
const at = (seconds: number) => now / 1000 + seconds

describe('seconds until another code may be sent', () => {
  it.each<[string, number | undefined, number]>([
    ['nothing sent', undefined, 0],
    ['just sent', at(60), 60],
    ['half a minute later', at(30), 30],
    ['over', at(0), 0],
    ['long over: the laptop slept', at(-3600), 0],
    ['the clock was set back by an hour', at(3660), 0],
  ])('%s', (_name, until, seconds) => expect(secondsLeft(until, now)).toBe(seconds))
  it('never shows more than 60', () => expect(secondsLeft(at(61), now + 1)).toBe(60))
})
