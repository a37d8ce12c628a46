import { expect, it } from 'vitest'
import { cardAction } from './cardAction'

const open = (label: string) => ({ type: 'open', label: `promotions.act.${label}` })

const [none, money, bonus] = [
  { isPaused: false, waits: false },
  { isPaused: true, waits: false },
  { isPaused: true, waits: true },
]

it.each([
  ['claim', none, { type: 'claim' }],
  ['claim', money, { type: 'claim' }],
  ['claim', bonus, open('details')],
  ['sign', none, { type: 'sign' }],
  ['sign', money, open('details')],
  ['play', none, { type: 'play' }],
  ['play', bonus, open('details')],
  ['join', none, open('takePart')],
  ['join', bonus, open('details')],
  ['logIn', none, open('takePart')],
  ['register', none, open('details')],
  ['others', none, open('details')],
  [undefined, none, open('details')],
] as const)('%s, in a break %j, is %j', (action, pause, offered) => {
  expect(cardAction(action, pause)).toEqual(offered)
})
