import { expect, it, vi } from 'vitest'
import type { ToastMessage } from '../../ui'
import { tellDeposit } from './tellDeposit'

it.each<[boolean, 'waiting' | 'rejected', boolean, number, Pick<ToastMessage, 'tone' | 'text'>[]]>([
  [true, 'waiting', false, 1, []],
  [true, 'waiting', true, 1, [{ tone: 'accent', text: 'money.again' }]],
  [false, 'waiting', false, 0, [{ tone: 'success', text: 'deposit.madeAway' }]],
  [false, 'waiting', true, 0, [{ tone: 'success', text: 'deposit.madeAway' }]],
  [false, 'rejected', true, 0, [{ tone: 'danger', text: 'deposit.unsuccessful' }]],
])('at the form: %s, %s, again: %s', (isThere, standing, again, went, told) => {
  const go = vi.fn()
  const shown: ToastMessage[] = []
  tellDeposit({ reference: 'DEP1', standing, again }, isThere, {
    amount: '50',
    t: (key) => key,
    show: (one) => void shown.push(one),
    go,
  })
  expect(go).toHaveBeenCalledTimes(went)
  expect(shown).toMatchObject(told)
  expect(shown).toHaveLength(told.length)
  // who was not taken there has the way
  if (isThere) return
  shown[0]?.action?.run()
  expect(go).toHaveBeenCalledTimes(1)
})
