import type { MemberProfile } from '../../../contract/member-profile'
import type { MemberProfileRequest } from '../../../contract/member-profile-request'
import type { FieldRule } from '../../../contract/registration-settings'
import { isProfileField, lockingFieldNames } from '../../../engine/form/profileFields'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { mask, maskName } from '../mask'
import type { Merchant } from '../merchants/merchant'
import { fieldProblem } from '../registration/fieldProblem'
import { type Account, accountById, changeAccount } from '../store/accounts'
import { setProfile } from '../store/profiles'

/** Age that a birthday confirms (spec §9). */
const birthdayAge = 21

const rulesOf = ({ registration, profile }: Merchant): ReadonlyMap<string, FieldRule> => {
  const asked = { ...registration.fields, ...profile }
  return new Map(Object.entries(asked).filter(([name, { enabled }]) => enabled && isProfileField(name)))
}

const knownOf = ({ nickname, profile }: Account, name: string): string | undefined =>
  name === 'nickname' ? nickname : profile[name]

const isLocked = (account: Account, name: string): boolean =>
  lockingFieldNames.includes(name) && knownOf(account, name) !== undefined

const masks: Readonly<Record<string, (value: string) => string>> = { payeeName: maskName, idNumber: mask }
/** What names and numbers of documents are shown as. */
export const maskedField = (name: string, value: string): string => masks[name]?.(value) ?? value
const shown = (account: Account, name: string, value: string): string =>
  isLocked(account, name) ? maskedField(name, value) : value

function profileAnswer(merchant: Merchant, account: Account): Answer {
  const rules = rulesOf(merchant)
  const value: MemberProfile = {
    fields: Object.fromEntries(rules),
    values: Object.fromEntries(
      [...rules.keys()].flatMap((name) => {
        const known = knownOf(account, name)
        return known === undefined ? [] : [[name, shown(account, name, known)]]
      }),
    ),
    locked: [...rules.keys()].filter((name) => isLocked(account, name)),
  }
  return ok(value)
}

export const profile = ({ merchant, account }: MemberCall): Answer => profileAnswer(merchant, account)

const isRequest = (body: unknown): body is MemberProfileRequest => validate('member-profile-request', body).length === 0

/** All fields that are not locked, as the member wants them from now on; those that lock are locked by it. */
export async function saveProfile({ platform, merchant, account, body }: MemberCall): Promise<Answer> {
  const { database, now } = platform
  if (!isRequest(body)) return refuseFields({ values: 'type' })
  const rules = rulesOf(merchant)
  const sent = new Map(Object.entries(body.values).map(([name, value]) => [name, value.trim()]))
  const problems: Record<string, string> = {}
  for (const [name, rule] of rules) {
    if (isLocked(account, name)) continue
    const value = sent.get(name) ?? ''
    const problem = (await fieldProblem(rule, value)) ?? birthdayProblem(name, rule, value, now())
    if (problem !== undefined) problems[name] = problem
  }
  if (Object.keys(problems).length > 0) return refuseFields(problems)

  // what was locked meanwhile, from another tab, is locked here
  const present = accountById(database, account.id) ?? account
  const locked = [...rules.keys()].filter((name) => isLocked(present, name))
  if (locked.some((name) => sent.has(name))) return refuse('profile.locked')
  const kept = Object.entries(present.profile).filter(([name]) => !rules.has(name) || locked.includes(name))
  const told = [...sent].filter(([name, value]) => rules.has(name) && name !== 'nickname' && value !== '')
  database.transaction(() => {
    setProfile(database, account.id, Object.fromEntries([...kept, ...told]))
    if (rules.has('nickname')) changeAccount(database, account.id, { nickname: sent.get('nickname') || null })
  })
  return profileAnswer(merchant, accountById(database, account.id) ?? account)
}

function birthdayProblem(name: string, { patternId }: FieldRule, value: string, now: number): string | undefined {
  if (name !== 'birthday' || value === '') return undefined
  const day = patternId === 13 ? `${value.slice(6)}-${value.slice(0, 5)}` : value
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() - birthdayAge)
  return day <= latest.toISOString().slice(0, 10) ? undefined : 'age'
}
