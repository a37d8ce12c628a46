import { expect, it, vi } from 'vitest'
import { buildLoginForm } from '../../engine/form/loginForm'
import { createStore } from '../../state/atoms'
import { createFormStore } from '../../ui/form/formStore'
import { forgetTypedAtom, keepTyped, typedAtom } from './typed'

const formOf = (method: 'username' | 'mobile') =>
  createFormStore(buildLoginForm({ method, captcha: false, mobileDigits: 11 }).value)

it('what says who somebody is goes from form to form, what proves it does not', () => {
  const store = createStore()
  const [account, phone] = [formOf('username'), formOf('mobile')]
  const stop = [keepTyped(store, account, ['username']), keepTyped(store, phone, ['mobileNum'])]
  account.set('username', 'member01')
  account.set('password', 'Marquee1')
  phone.set('mobileNum', '13800000001')
  expect(store.get(typedAtom)).toEqual({ username: 'member01', mobileNum: '13800000001' })
  store.set(typedAtom, { username: 'vip01' })
  expect([account.value('username'), account.value('password')]).toEqual(['vip01', 'Marquee1'])
  stop.forEach((each) => each())
  account.set('username', 'later')
  store.set(typedAtom, { mobileNum: '13900000000' })
  expect(store.get(typedAtom).username).toBe('vip01')
  expect(phone.value('mobileNum')).toBe('13800000001')
})

it('is forgotten at once, and empties no form that stands', () => {
  const store = createStore()
  const form = formOf('username')
  keepTyped(store, form, ['username'])
  form.set('username', 'member01')
  const heard = vi.fn()
  form.subscribe('username', heard)
  store.set(forgetTypedAtom)
  expect(store.get(typedAtom)).toEqual({})
  expect(heard).not.toHaveBeenCalled()
})
