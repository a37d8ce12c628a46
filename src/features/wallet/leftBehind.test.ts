import { expect, it } from 'vitest'
import { afterPress, type LeftBehinds } from './leftBehind'

const place = (wallet: number) => ({ account: 'a', wallet, vendor: String(wallet) })
const nothing = { back: [], stuck: [], played: [] }
const why = (known: LeftBehinds) => Object.fromEntries([...known].map(([wallet, { type }]) => [wallet, type]))

it('knows of each wallet why it was left, and forgets it once its money is back', () => {
  const error = new Error('maintenance')
  const first = afterPress(new Map(), {
    back: [{ place: place(1), amount: '5.00' }],
    stuck: [
      { ...place(2), error },
      { ...place(3), error },
    ],
    played: [place(4)],
  })
  expect(why(first)).toEqual({ 2: 'stuck', 3: 'stuck', 4: 'played' })
  expect(first.get(2)).toEqual({ type: 'stuck', error })
  // another try for one of them alone
  const second = afterPress(first, { ...nothing, back: [{ place: place(3), amount: '1.00' }] })
  expect(why(second)).toEqual({ 2: 'stuck', 4: 'played' })
  expect(why(afterPress(second, { ...nothing, played: [place(2)] }))).toEqual({ 2: 'played', 4: 'played' })
})
