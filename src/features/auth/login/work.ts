import { atom, type Getter, type Setter } from '../../../state/atoms'
import type { LoginRequest } from '../../../contract/login-request'
import type { LoginResponse } from '../../../contract/login-response'
import { clientAtom } from '../../../session/client'
import { enteredAtom } from '../../../session/entered'
import { sessionAtom } from '../../../session/session'
import { keepTypedPassword } from '../../../session/typedPassword'
import { brandAtom } from '../../../site/brand'
import { isOnAtom } from '../../../site/site'
import { freePlayCall, freePlayRequest } from '../../../shared/freePlay/calls'
import { excludedUntil } from '../../../shared/safety/playRefusal'
import { exclusionAtom, wantsWithdrawOnlyAtom } from '../../../shared/safety/exclusion'
import { followLanguageAtom } from '../../../site/followLanguage'
import { startSessionAtom } from '../../../site/startSession'
import { proveAtom } from '../geetest/prove'
import { loginCheckCall } from './calls'
import { isDefaultPassword } from './defaultPassword'
import { checkAskedBy } from './failures'
import type { LoginEvent, LoginState } from './machine'
import { passwordReason } from './passwordReason'

/**
 * What is under way in a step that is at work, and the event that it ends with. Throws where it fails. A session starts
 * only while the sign-in `isWanted` still.
 */
export async function workOf(
  state: LoginState,
  get: Getter,
  set: Setter,
  isWanted: () => boolean,
): Promise<LoginEvent> {
  const client = get(clientAtom)
  switch (state.state) {
    case 'proving':
      return { type: 'proved', proof: await set(proveAtom) }
    case 'calling':
      return callLogin(get, set, state.request)
    case 'freePlay': {
      const { token, firstTimeLogin } = await client(freePlayCall, { body: freePlayRequest })
      return { type: 'admitted', token, firstTime: firstTimeLogin === true }
    }
    case 'checking': {
      const { ticket } = state.check
      const body = { ticket, way: state.answer.way, action: 'verify', code: state.answer.code, ...wanted(get) }
      return { type: 'answered', response: await client(loginCheckCall, { body }) }
    }
    case 'judging':
      return judge(get, state.request, state.response)
    case 'identifying':
      return identify(get, set, state, isWanted)
    case 'idle':
    case 'secondCheck':
    case 'changing':
    case 'entered':
      throw new Error(`nothing is under way in step ${state.state}`)
  }
}

/** Who logs in again in the middle of work is not greeted. */
async function identify(
  get: Getter,
  set: Setter,
  { token, firstTime }: Extract<LoginState, { state: 'identifying' }>,
  isWanted: () => boolean,
): Promise<LoginEvent> {
  const info = await get(clientAtom)('memberInfo', { token })
  if (!isWanted()) {
    set(givenAtom, undefined)
    return { type: 'abandoned' }
  }
  const before = get(sessionAtom)
  set(startSessionAtom, token, info)
  set(exclusionAtom, undefined)
  set(wantsWithdrawOnlyAtom, false)
  const isBack = before.state === 'signed-in' && before.account === info.account
  set(givenAtom, undefined)
  if (!isBack) await set(followLanguageAtom, info.language)
  if (!isBack) set(enteredAtom, { account: info.account, firstTime, lastLoginTime: info.lastLoginTime })
  return { type: 'identified' }
}

/** What a code was answered with whose member could not be asked for yet: the code counts once, and trying again goes on. */
const givenAtom = atom<{ readonly request: LoginRequest; readonly response: LoginResponse } | undefined>(undefined)

const isSame = (one: LoginRequest, other: LoginRequest) =>
  one.type === other.type && one.username === other.username && one.password === other.password

const wanted = (get: Getter) => (get(wantsWithdrawOnlyAtom) ? { withdrawOnly: true } : {})

/** Spec §4: from an unregistered address, the answer is not a token but the ways of a second check. */
async function callLogin(get: Getter, set: Setter, request: LoginRequest): Promise<LoginEvent> {
  const given = get(givenAtom)
  if (given && isSame(given.request, request)) return { type: 'answered', response: given.response }
  try {
    const response = await get(clientAtom)('login', { body: { ...request, ...wanted(get) } })
    set(givenAtom, request.type === 'username' ? undefined : { request, response })
    return { type: 'answered', response }
  } catch (error) {
    const until = excludedUntil(error)
    if (until !== undefined) set(exclusionAtom, { until, request })
    const check = checkAskedBy(error)
    if (check === undefined) throw error
    return { type: 'checkAsked', check }
  }
}

/** Whether a new password is due. Nothing is asked of the edge that the platform has told, or that would change nothing. */
async function judge(get: Getter, request: LoginRequest, response: LoginResponse): Promise<LoginEvent> {
  keepTypedPassword(request.password)
  const canChange = get(isOnAtom)('PASS3')
  const expired = response.passwordExpired === true
  const asksEdge = canChange && get(brandAtom).account.knowsDefaultPassword === true
  const [isDefault, expiryOn] = await Promise.all([
    response.defaultPassword ?? (asksEdge && isDefaultPassword(request.password, response.token)),
    expired ? get(clientAtom)('settings').then(({ passwordExpiry }) => passwordExpiry === true) : false,
  ])
  const firstTimeLogin = response.firstTimeLogin === true
  return { type: 'judged', reason: passwordReason({ isDefault, firstTimeLogin, expired, expiryOn, canChange }) }
}
