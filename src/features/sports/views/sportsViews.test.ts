import { expect, it } from 'vitest'
import { sportsPath, sportsViewAt, sportsViews } from './sportsViews'

it('finds the view of an address, and none for others', () => {
  for (const view of sportsViews) expect(sportsViewAt(sportsPath(view))).toBe(view)
  for (const path of ['/sports', '/sports/', '/sports/today/1', '/sports/tomorrow', '/today'])
    expect(sportsViewAt(path)).toBeUndefined()
})
