import { expect, it } from 'vitest'
import { closeMove } from '../../site/modalAddress'
import { closedRegistration } from './closedRegistration'

it.each([
  ['?referralCode=FRIEND01', 'modal=registerModal', ''],
  ['?referralCode=FRIEND01&affiliateCode=A1&utm_source=mail', 'utm_source=mail&modal=registerModal', 'utm_source=mail'],
  ['', 'modal=registerModal', ''],
])('%s opens the dialog over home, and closing it leaves home', (search, opened, left) => {
  const move = closedRegistration(search)
  expect(move).toEqual({ to: { pathname: '/index', search: opened }, replace: true, state: undefined })
  if (move)
    expect(closeMove({ ...move.to, state: move.state })).toMatchObject({
      to: { pathname: '/index', search: left },
      replace: true,
    })
})
