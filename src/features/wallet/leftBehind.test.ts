import { expect, it } from 'vitest'
import { afterPress, type LeftBehinds, stillThere } from './leftBehind'

const place = (wallet: number) => ({ account: 'a', wallet, vendor: String(wallet) })
const nothing = { back: [], stuck: [], played: [] }
const why = (known: LeftBehinds) => Object.fromEntries([...known].map(([wallet, { type }]) => [wallet, type]))

it('knows of each wallet why it was left, and forgets it once its money is back', () => {
  const error = new Error('maintenance')
  const first = afterPress(new Map(), 'all', {
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
  const second = afterPress(first, { wallet: 3 }, { ...nothing, back: [{ place: place(3), amount: '1.00' }] })
  expect(why(second)).toEqual({ 2: 'stuck', 4: 'played' })
  expect(why(afterPress(second, { wallet: 2 }, { ...nothing, played: [place(2)] }))).toEqual({
    2: 'played',
    4: 'played',
  })
})

it('forgets wallets that were emptied in another way', () => {
  const known: LeftBehinds = new Map([
    [2, { type: 'played' }],
    [3, { type: 'played' }],
  ])
  expect(why(afterPress(known, { wallet: 2 }, nothing))).toEqual({ 3: 'played' })
  expect(why(afterPress(known, 'all', nothing))).toEqual({})
  expect(
    why(
      stillThere(known, [
        { wallet: 2, holds: false },
        { wallet: 3, holds: true },
      ]),
    ),
  ).toEqual({ 3: 'played' })
})
