import type { ContactCodeRequest } from '../../../contract/contact-code-request'
import type { ContactRequest } from '../../../contract/contact-request'
import { findPattern } from '../../../lib/patterns'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields, type ServerKey } from '../answer'
import type { MemberCall } from '../call'
import { fieldProblem } from '../registration/fieldProblem'
import { bindContact, findAccount } from '../store/accounts'
import { checkCode, consumeCode } from '../store/smsCodes'
import { refuseLoginPassword } from './secretProof'
import { sendCode } from './verification'

type Kind = ContactRequest['kind']

const fields: Readonly<
  Record<
    Kind,
    { readonly field: string; readonly taken: ServerKey; readonly verified: 'mobileVerified' | 'emailVerified' }
  >
> = {
  mobile: { field: 'mobileNum', taken: 'mobile.exists', verified: 'mobileVerified' },
  email: { field: 'email', taken: 'email.exists', verified: 'emailVerified' },
}

const isCodeRequest = (body: unknown): body is ContactCodeRequest => validate('contact-code-request', body).length === 0
const isRequest = (body: unknown): body is ContactRequest => validate('contact-request', body).length === 0

/** A code to the number or address that the account has, or to the one that it shall have. */
export async function contactCode(call: MemberCall): Promise<Answer> {
  const { account, body } = call
  if (!isCodeRequest(body)) return refuseFields({ kind: 'required' })
  const { kind, target, value = '' } = body
  const current = account[kind]
  if (target === 'current')
    return current === undefined ? refuseFields({ [kind]: 'missing' }) : sendCode(call, current, 'contact')
  const wanted = plain(kind, value)
  return (await refuseContact(call, kind, wanted)) ?? sendCode(call, wanted, 'contact')
}

/**
 * Bound by a code to the new one; where the account has a verified one, a code to that one is needed besides, and the
 * login password where it has none. Without a new one, the one that the account has is verified.
 */
export async function changeContact(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, body } = call
  const { database } = platform
  if (!isRequest(body)) return refuseFields({ verificationCode: 'required' })
  const { kind, verificationCode, currentCode = '' } = body
  const current = account[kind]
  const wanted = body.value === undefined ? current : plain(kind, body.value)
  if (wanted === undefined) return refuseFields({ [fields[kind].field]: 'required' })
  const isNew = wanted !== current
  const proved = current !== undefined && account[fields[kind].verified]
  // before the rest: while a password is looked at, somebody else may take what is wanted
  const stranger = isNew && !proved ? await refuseLoginPassword(call, body.password) : undefined
  if (stranger) return stranger
  const refusal = body.value === undefined ? undefined : await refuseContact(call, kind, wanted)
  if (refusal) return refusal
  if (isNew && proved) {
    const proof = wrongCode(call, current, currentCode)
    if (proof !== undefined) return refuse(ofCurrent[proof])
  }
  const problem = wrongCode(call, wanted, verificationCode)
  if (problem !== undefined) return refuse(problem)
  return database.transaction(() => {
    if (!bindContact(database, account, kind, wanted)) return refuse(fields[kind].taken)
    for (const mobile of [wanted, current])
      if (mobile !== undefined) consumeCode(database, { merchant: merchant.code, mobile, purpose: 'contact' })
    return ok()
  })
}

const ofCurrent = {
  'verification.code.expired': 'current.verification.code.expired',
  'verification.code.invalid': 'current.verification.code.invalid',
} as const

const plain = (kind: Kind, value: string): string => (kind === 'email' ? value.trim().toLowerCase() : value.trim())

async function refuseContact(call: MemberCall, kind: Kind, wanted: string): Promise<Answer | undefined> {
  const { platform, merchant, account } = call
  const { field, taken } = fields[kind]
  const rule = { ...merchant.registration.fields[field], enabled: true, required: true }
  const usual = kind === 'email' ? findPattern(3)?.test(wanted) : /^\d{6,15}$/.test(wanted)
  const problem = usual === true ? await fieldProblem(rule, wanted) : 'pattern'
  if (problem !== undefined) return refuseFields({ [field]: problem })
  if (account[kind] === wanted) return refuse('contact.same', { value: { fields: { [field]: 'same' } } })
  return findAccount(platform.database, merchant.code, kind, wanted) ? refuse(taken) : undefined
}

function wrongCode({ platform, merchant }: MemberCall, mobile: string, code: string) {
  const target = { merchant: merchant.code, mobile, purpose: 'contact' } as const
  const check = checkCode(platform.database, target, code, platform.now())
  if (check === 'right') return undefined
  return check === 'expired' ? 'verification.code.expired' : 'verification.code.invalid'
}
