import { afterEach, expect, it } from 'vitest'
import type { InviteCodes } from '../../engine/form/inviteCodeNames'
import { build, must, shown } from '../../engine/form/fixtures'
import { tokenGone } from '../../session/session'
import type { FormDraft } from '../../ui/form/formDraft'
import { registrationDraft, draftTab, forgetDraft, keepDraftTab } from './registrationDraft'

const fields = { email: must, referralCode: shown }
const form = (method: 'username' | 'mobile', codes = {}) => build(fields, ['MOBILENUMREG3'], { method, codes }).model

afterEach(forgetDraft)

it('what was typed is there when the dialog opens again, and in the other tab', () => {
  const first = registrationDraft(form('username'), {})
  first.set('username', 'walker77')
  first.set('email', 'me@example.com')
  expect(registrationDraft(form('username'), {}).value('username')).toBe('walker77')
  const other = registrationDraft(form('mobile'), {})
  expect(other.value('email')).toBe('me@example.com')
  expect(other.value('mobileNum')).toBe('')
  expect(registrationDraft(form('username'), {}).value('username')).toBe('walker77')
})

it('an emptied code stays empty until another invitation comes', () => {
  const codes = { referralCode: 'FRIEND7' }
  registrationDraft(form('username', codes), codes).set('referralCode', '')
  expect(registrationDraft(form('username', codes), codes).value('referralCode')).toBe('')
  const newer = { referralCode: 'NEWER' }
  expect(registrationDraft(form('username', newer), newer).value('referralCode')).toBe('NEWER')
})

it('a newer invitation takes the place of the older as a whole, but not of what was typed', () => {
  const fields = { referralCode: shown, affiliateCode: shown }
  const open = (codes: InviteCodes) =>
    registrationDraft(build(fields, ['AFFMAN3'], { method: 'username', codes }).model, codes)
  const held = (store: FormDraft) => [store.value('referralCode'), store.value('affiliateCode')]
  expect(held(open({ referralCode: 'A' }))).toEqual(['A', ''])
  expect(held(open({ affiliateCode: 'B' }))).toEqual(['', 'B'])
  open({ affiliateCode: 'B' }).set('affiliateCode', 'MINE')
  expect(held(open({ referralCode: 'C' }))).toEqual(['C', 'MINE'])
})

it('is gone with a session: another person may come', () => {
  registrationDraft(form('username'), {}).set('username', 'walker77')
  keepDraftTab('mobile')
  tokenGone.forEach((forget) => forget())
  expect(registrationDraft(form('username'), {}).value('username')).toBe('')
  expect(draftTab()).toBeUndefined()
})
