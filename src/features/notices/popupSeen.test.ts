import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../../lib/testing/storage'
import { hidePopupsToday, popupKey, rememberPopup, seenPopups } from './popupSeen'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.useFakeTimers({ now: new Date(2030, 0, 15, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const laterOn = (day: number, hour: number) => void vi.setSystemTime(new Date(2030, 0, day, hour))

describe('a popup', () => {
  it('that was dismissed stays away for the session, and comes back in another', () => {
    rememberPopup('a')
    expect([...seenPopups()]).toEqual(['a'])
    vi.stubGlobal('sessionStorage', storage())
    expect([...seenPopups()]).toEqual([])
  })

  it('that is not to be shown today stays away until midnight, in every session', () => {
    hidePopupsToday(['a', 'b'])
    hidePopupsToday(['b', 'c'])
    vi.stubGlobal('sessionStorage', storage())
    laterOn(15, 23)
    expect([...seenPopups()]).toEqual(['a', 'b', 'c'])
    laterOn(16, 0)
    expect([...seenPopups()]).toEqual([])
    hidePopupsToday(['d'])
    expect([...seenPopups()]).toEqual(['d'])
  })

  it('of one member says nothing of another’s', () => {
    hidePopupsToday([popupKey('welcome', 'member01')])
    expect(seenPopups().has(popupKey('welcome', 'member01'))).toBe(true)
    expect(seenPopups().has(popupKey('welcome', 'vip01'))).toBe(false)
    expect(seenPopups().has(popupKey('welcome'))).toBe(false)
  })

  it('with an odd id is one popup', () => {
    rememberPopup(popupKey('a\nb'))
    expect([...seenPopups()]).toEqual(['a b'])
  })
})

it('what no date begins is dropped', () => {
  localStorage.setItem('marquee.popupsToday', 'a\nb')
  expect([...seenPopups()]).toEqual([])
  expect(localStorage.getItem('marquee.popupsToday')).toBeNull()
})
