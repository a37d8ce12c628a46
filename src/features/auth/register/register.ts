import { atom } from '../../../state/atoms'
import type { RegistrationRequest } from '../../../contract/registration-request'
import type { InviteCodeName, InviteCodes } from '../../../engine/form/inviteCodeNames'
import type { RegistrationMethod } from '../../../engine/form/registrationForm'
import { type RegistrationContext, toRegistrationPayload } from '../../../engine/form/registrationPayload'
import { unseenCodes } from '../../../engine/form/unseenCodes'
import type { FormModel, FormValues } from '../../../lib/form/model'
import { clientAtom } from '../../../session/client'
import { brandAtom } from '../../../site/brand'
import { dropCodes, droppedCodes } from '../../../site/invite/droppedCodes'
import { forgetInvite } from '../../../site/invite/inviteCodes'
import { wasRefused } from '../../../platform/wasRefused'
import { enterAtom, signInAtom, type SignInOutcome } from '../enter'
import { proveIfAskedAtom } from '../geetest/prove'
import { typedAtom } from '../typed'
import type { LoginResponse } from '../../../contract/login-response'
import type { NamedCall } from '../../../platform/calls'
import { registerByMobileCall, registerCall } from './calls'
import { AccountExists, isLostAnswer, isTaken } from './lostAnswer'
import { forgetDraft, keepLostTry, type LostTry, lostTry } from './registrationDraft'
import { checkAffiliateAtom } from '../../../shared/forms/checkAffiliate'
import { fieldsOf } from '../../../shared/forms/placeErrors'

interface Opened {
  readonly account: string
  readonly token: string
  readonly firstTime: boolean
}

/** An account that was opened, and whose session has not started yet: trying again must not open it twice. */
const openedAtom = atom<Opened | undefined>(undefined)

/** What the form holds, and where it stands. */
export interface Filled extends RegistrationContext {
  readonly method: RegistrationMethod
  readonly model: FormModel
  readonly values: FormValues
  readonly codes: InviteCodes
}

/**
 * Affiliate check where the form shows a code: one that no agent has fails like a refusal, and nothing is sent. Then
 * geetest, the account is opened, and its session starts (spec §4, Registration).
 *
 * Codes that came with the address and have no field cannot be corrected by the visitor, so one that the platform refuses
 * is dropped and the account opened without it. That second call may fail for the captcha, which the first used up: the
 * code is remembered, so that the next press goes without it.
 *
 * A call whose answer is lost may have opened the account. Where the next try for the same one finds that it exists, what
 * was typed is used to sign in. Throws AccountExists where that does not lead into it.
 */
export const registerAtom = atom(
  null,
  async (get, set, { method, model, values, ...context }: Filled): Promise<SignInOutcome> => {
    const request = toRegistrationPayload(model, values, context)
    const unseen = unseenCodes(model, context.codes)
    const account = request.username ?? request.mobileNum ?? ''
    const before = get(openedAtom)
    let opened = before?.account === account ? before : undefined
    if (opened === undefined) {
      const lost = lostTry(account)
      try {
        opened = { account, ...(await set(openAtom, method, request, unseen)) }
      } catch (error) {
        const { password, mobileNum } = request
        if (isLostAnswer(error)) keepLostTry({ account, mobileNum, password, at: Date.now(), refused: false })
        const isThere =
          isTaken(error, method === 'mobile' ? 'mobile.exists' : 'username.exists') ||
          (isTaken(error, 'mobile.exists') && lost?.mobileNum === mobileNum)
        if (lost === undefined || !isThere) throw error
        return set(signInToLostAtom, lost, password)
      }
    }
    set(openedAtom, opened)
    const outcome = await set(enterAtom, opened.token, opened.firstTime)
    set(openedAtom, undefined)
    return outcome
  },
)

let flight: Promise<void> | undefined

/**
 * Opens the account that the form asks for and forgets what was typed. A press while that is on its way, also in a dialog
 * that was opened again, joins it: `onOpened` is that of the first.
 */
export const registerOnceAtom = atom(
  null,
  (_get, set, filled: Omit<Filled, 'domain' | 'registerUrl'>, onOpened: () => void) => {
    const open = async () => {
      const { hostname, origin, pathname } = window.location
      const outcome = await set(registerAtom, { ...filled, domain: hostname, registerUrl: `${origin}${pathname}` })
      forgetDraft()
      forgetInvite()
      // the check has opened the login in place of the dialog
      if (outcome !== 'second-check') onOpened()
    }
    return (flight ??= open().finally(() => {
      flight = undefined
    }))
  },
)

/** The account of a try that was not answered is there: its password was typed. */
const signInToLostAtom = atom(null, async (_get, set, lost: LostTry, password: string | undefined) => {
  const { account, mobileNum } = lost
  // the login begins with them, should it be needed
  set(typedAtom, { username: account, ...(mobileNum !== undefined && { mobileNum }) })
  // without a password, or with another one, it is for the login to find out whose account it is
  if (password === undefined || password !== lost.password || lost.refused) throw new AccountExists()
  try {
    return await set(signInAtom, { username: account, password, type: 'username' })
  } catch (error) {
    if (!wasRefused(error)) throw error
    keepLostTry({ ...lost, refused: true })
    throw new AccountExists()
  }
})

type Opening = Pick<Opened, 'token' | 'firstTime'>

const callOf: Readonly<Record<RegistrationMethod, NamedCall<LoginResponse>>> = {
  username: registerCall,
  mobile: registerByMobileCall,
}

const openAtom = atom(
  null,
  async (get, set, method: RegistrationMethod, request: RegistrationRequest, unseen: readonly InviteCodeName[]) => {
    const client = get(clientAtom)
    const { id: brand } = get(brandAtom)
    const { affiliateCode, domain } = request
    if (affiliateCode !== undefined && !unseen.includes('affiliateCode'))
      await set(checkAffiliateAtom, affiliateCode, domain)
    const open = async (asked: RegistrationRequest, droppable: readonly InviteCodeName[]): Promise<Opening> => {
      const proof = await set(proveIfAskedAtom)
      try {
        const body = { ...asked, ...proof }
        const { token, firstTimeLogin } = await client(callOf[method], { body })
        return { token, firstTime: firstTimeLogin === true }
      } catch (error) {
        const about = fieldsOf(error)
        const refused = droppable.filter((name) => about.includes(name))
        if (refused.length === 0) throw error
        dropCodes(brand, refused, asked)
        return open(
          without(asked, refused),
          droppable.filter((name) => !refused.includes(name)),
        )
      }
    }
    const known = droppedCodes(brand, request).filter((name) => unseen.includes(name))
    return open(
      without(request, known),
      unseen.filter((name) => !known.includes(name)),
    )
  },
)

const without = (request: RegistrationRequest, names: readonly InviteCodeName[]): RegistrationRequest => ({
  ...request,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
})
