import { expect, it } from 'vitest'
import type { MemberInfo } from '../../../contract/member-info'
import { contactState } from './contactState'

const member: MemberInfo = { id: '1', account: 'a', type: 0 }

it.each<[Partial<MemberInfo>, 'mobile' | 'email', string]>([
  [{}, 'mobile', 'none'],
  [{ email: '' }, 'email', 'none'],
  [{ email: 'a***@b.c', emailVerified: false }, 'email', 'unverified'],
  [{ mobile: '138****001', mobileVerified: true, emailVerified: false }, 'mobile', 'verified'],
  [{ mobile: '138****001' }, 'mobile', 'verified'],
])('%j, %s: %s', (more, kind, state) => expect(contactState({ ...member, ...more }, kind)).toBe(state))
