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
import { enterAtom } from '../enter'
import { proveIfAskedAtom } from '../geetest/prove'
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
 */
export const registerAtom = atom(null, async (get, set, { method, model, values, ...context }: Filled) => {
  const request = toRegistrationPayload(model, values, context)
  const unseen = unseenCodes(model, context.codes)
  const account = request.username ?? request.mobileNum ?? ''
  const before = get(openedAtom)
  const opened = before?.account === account ? before : { account, ...(await set(openAtom, method, request, unseen)) }
  set(openedAtom, opened)
  await set(enterAtom, opened.token, opened.firstTime)
  set(openedAtom, undefined)
})

type Opening = Pick<Opened, 'token' | 'firstTime'>

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
        const { token, firstTimeLogin } = await client(method === 'mobile' ? 'registerByMobile' : 'register', { body })
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
