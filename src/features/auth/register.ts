import { atom } from 'jotai'
import type { RegistrationRequest } from '../../contract/registration-request'
import type { RegistrationMethod } from '../../engine/form/registrationForm'
import { clientAtom } from '../../session/client'
import { enterAtom } from './enter'

/** An affiliate code that no agent of the merchant has (spec §4: a warning dialog, nothing is sent). */
export class UnknownAffiliate extends Error {
  constructor() {
    super('unknown affiliate code')
    this.name = 'UnknownAffiliate'
  }
}

/** Affiliate check where a code was given, then the account is opened and its session starts (spec §4, Registration). */
export const registerAtom = atom(null, async (get, set, method: RegistrationMethod, request: RegistrationRequest) => {
  const client = get(clientAtom)
  const { affiliateCode, domain } = request
  if (affiliateCode !== undefined && affiliateCode !== '') {
    const { valid } = await client('affiliate', { query: { code: affiliateCode, domain } })
    if (!valid) throw new UnknownAffiliate()
  }
  const { token } = await client(method === 'mobile' ? 'registerByMobile' : 'register', { body: request })
  await set(enterAtom, token)
})
