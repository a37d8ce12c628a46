import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { storageKey, text } from '../../lib/safeStorage'
import { codesIn, forgetInvite, inviteCodes, keepInvite } from './inviteCodes'

afterEach(forgetInvite)

it.each([
  ['?referralCode=FRIEND7', { referralCode: 'FRIEND7' }],
  ['?affiliateCode=%20AGENT01%20&modal=x', { affiliateCode: 'AGENT01' }],
  ['?referralCode=a&affiliateCode=b', { referralCode: 'a', affiliateCode: 'b' }],
  ['?referralCode=&affiliateCode=two%20words', {}],
  [`?referralCode=${'x'.repeat(65)}`, {}],
  ['?referralCode=%00', {}],
  ['', {}],
])('%s', (search, codes) => expect(codesIn(search)).toEqual(codes))

describe('an invitation', () => {
  it('is kept on the way from page to page', () => {
    keepInvite('aurora', '?referralCode=FRIEND7')
    keepInvite('aurora', '?page=2')
    expect(inviteCodes('aurora', '')).toEqual({ referralCode: 'FRIEND7' })
  })
  it('gives way to a newer one as a whole', () => {
    keepInvite('aurora', '?affiliateCode=AGENT01')
    expect(inviteCodes('aurora', '?referralCode=NEWER')).toEqual({ referralCode: 'NEWER' })
    keepInvite('aurora', '?referralCode=NEWER')
    expect(inviteCodes('aurora', '')).toEqual({ referralCode: 'NEWER' })
  })
  it('is one brand’s', () => {
    keepInvite('aurora', '?referralCode=FRIEND7')
    expect(inviteCodes('jade', '')).toEqual({})
  })
  it('ends with the registration', () => {
    keepInvite('aurora', '?referralCode=FRIEND7')
    forgetInvite()
    expect(inviteCodes('aurora', '')).toEqual({})
  })
  it('is nothing where something else stands in the storage', () => {
    const place = storageKey('sessionStorage', 'marquee.invite', text)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
        place.write(written)
        expect(inviteCodes('aurora', '')).toEqual({})
      }),
    )
  })
})
