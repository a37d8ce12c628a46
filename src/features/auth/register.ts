import { atom } from '../../state/atoms'
import type { RegistrationRequest } from '../../contract/registration-request'
import type { RegistrationMethod } from '../../engine/form/registrationForm'
import { CallFailure } from '../../platform/failure'
import { clientAtom } from '../../session/client'
import { enterAtom } from './enter'
import { proveIfAskedAtom } from './geetest/prove'

const refusal = { kind: 'server', message: 'affiliate.invalid', value: undefined, status: 200 } as const
const unknownCode = new CallFailure('affiliate', refusal, false)

interface Opened {
  readonly account: string
  readonly token: string
  readonly firstTime: boolean
}

/** An account that was opened, and whose session has not started yet: trying again must not open it twice. */
const openedAtom = atom<Opened | undefined>(undefined)

/**
 * Affiliate check where a code was given: one that no agent has fails like a refusal, and nothing is sent. Then geetest,
 * the account is opened, and its session starts (spec §4, Registration).
 */
export const registerAtom = atom(null, async (get, set, method: RegistrationMethod, request: RegistrationRequest) => {
  const account = request.username ?? request.mobileNum ?? ''
  const before = get(openedAtom)
  const opened = before?.account === account ? before : { account, ...(await set(openAtom, method, request)) }
  set(openedAtom, opened)
  await set(enterAtom, opened.token, opened.firstTime)
  set(openedAtom, undefined)
})

const openAtom = atom(null, async (get, set, method: RegistrationMethod, request: RegistrationRequest) => {
  const client = get(clientAtom)
  const { affiliateCode, domain } = request
  if (affiliateCode !== undefined && affiliateCode !== '') {
    const { valid } = await client('affiliate', { query: { code: affiliateCode, domain } })
    if (!valid) throw unknownCode
  }
  const proof = await set(proveIfAskedAtom)
  const body = { ...request, ...proof }
  const { token, firstTimeLogin } = await client(method === 'mobile' ? 'registerByMobile' : 'register', { body })
  return { token, firstTime: firstTimeLogin === true }
})
