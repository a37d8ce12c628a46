import type { GeetestProof } from '../../../contract/geetest-proof'
import type { LoginCheck } from '../../../contract/login-check'
import type { LoginRequest } from '../../../contract/login-request'
import type { LoginResponse } from '../../../contract/login-response'
import type { PasswordReason } from './passwordReason'

/** What the visitor answers to a second check. */
export interface CheckAnswer {
  readonly way: string
  readonly code: string
}

/** `captcha`: the form of the account shows one, since a refusal asked for it. */
interface Shown {
  readonly captcha: boolean
}

interface Sent extends Shown {
  readonly request: LoginRequest
}

/**
 * The sign-in, whichever way it began (spec §4, login flow). Every step but idle, secondCheck, changing and entered
 * is at work: one thing is under way, and its outcome is the only thing that leads on.
 *
 * Whether a request needs a captcha is the platform's to say: the form asks for it, but a new password or the browser's
 * store of passwords come without one, and are not to wait for what nobody can give there.
 */
export type LoginState =
  /** `checkOver`: a second check was lost, the sign-in begins anew. */
  | ({ readonly state: 'idle'; readonly checkOver?: true } & Shown)
  /** The vendor's challenge is shown. */
  | ({ readonly state: 'proving' } & Sent)
  | ({ readonly state: 'calling' } & Sent)
  | ({ readonly state: 'freePlay' } & Shown)
  /** The address is not registered: the visitor chooses a way and answers. */
  | ({ readonly state: 'secondCheck'; readonly check: LoginCheck } & Sent)
  | ({ readonly state: 'checking'; readonly check: LoginCheck; readonly answer: CheckAnswer } & Sent)
  /** A token is there; whether the password must be changed is being found out. */
  | ({ readonly state: 'judging'; readonly response: LoginResponse } & Sent)
  /** Waits for a new password; until then nobody is signed in. */
  | { readonly state: 'changing'; readonly token: string; readonly reason: PasswordReason; readonly firstTime: boolean }
  | { readonly state: 'identifying'; readonly token: string; readonly firstTime: boolean }
  | { readonly state: 'entered'; readonly firstTime: boolean }

export type LoginStep = LoginState['state']

export type LoginEvent =
  /** `geetest`: the module is on. */
  | { readonly type: 'submitted'; readonly request: LoginRequest; readonly geetest: boolean }
  | { readonly type: 'freePlayAsked' }
  /** A token that another call gave: registration, or free play. */
  | { readonly type: 'admitted'; readonly token: string; readonly firstTime: boolean }
  | { readonly type: 'proved'; readonly proof: GeetestProof }
  | { readonly type: 'answered'; readonly response: LoginResponse }
  | { readonly type: 'checkAsked'; readonly check: LoginCheck }
  | { readonly type: 'checkAnswered'; readonly answer: CheckAnswer }
  /** `reason`: why the password must be changed. */
  | { readonly type: 'judged'; readonly reason: PasswordReason | undefined }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'identified' }
  /** `captcha`: the refusal asks for one. `over`: the second check cannot be tried again. */
  | { readonly type: 'failed'; readonly captcha: boolean; readonly over: boolean }
  | { readonly type: 'abandoned' }

export const idle: LoginState = { state: 'idle', captcha: false }

const working: readonly LoginStep[] = ['proving', 'calling', 'freePlay', 'checking', 'judging', 'identifying']

/** The loader is shown, and another submit is the same one. */
export const isWorking = ({ state: step }: LoginState): boolean => working.includes(step)

/** Where nothing is under way, a sign-in may begin. While a new password is due, it may not. */
const mayBegin = ({ state: step }: LoginState): boolean =>
  step === 'idle' || step === 'secondCheck' || step === 'entered'

/** Whether there is anything to send; the forms say what is missing. */
export const isComplete = ({ username, password }: LoginRequest): boolean => username.trim() !== '' && password !== ''

export const captchaAsked = (state: LoginState): boolean => 'captcha' in state && state.captcha

/** The next state. An event that does not belong to the state leaves it as it is: the same object. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted':
      return mayBegin(state) ? begin(state, event.request, event.geetest) : state
    case 'freePlayAsked':
      return mayBegin(state) ? { state: 'freePlay', captcha: captchaAsked(state) } : state
    case 'admitted':
      return mayBegin(state) || state.state === 'freePlay'
        ? { state: 'identifying', token: event.token, firstTime: event.firstTime }
        : state
    case 'proved':
      return state.state === 'proving'
        ? { ...state, state: 'calling', request: { ...state.request, ...event.proof } }
        : state
    case 'answered':
      return state.state === 'calling' || state.state === 'checking' ? accept(state, event.response) : state
    case 'checkAsked':
      return state.state === 'calling' ? { ...state, state: 'secondCheck', check: event.check } : state
    case 'checkAnswered':
      return state.state === 'secondCheck' ? { ...state, state: 'checking', answer: event.answer } : state
    case 'judged':
      return state.state === 'judging' ? judge(state.response, event.reason) : state
    case 'passwordChanged':
      return state.state === 'changing'
        ? { state: 'identifying', token: state.token, firstTime: state.firstTime }
        : state
    case 'identified':
      return state.state === 'identifying' ? { state: 'entered', firstTime: state.firstTime } : state
    case 'failed':
      return fail(state, event)
    case 'abandoned':
      return state.state === 'idle' ? state : { state: 'idle', captcha: captchaAsked(state) }
  }
}

/** Spec §4: geetest is skipped for SMS. */
function begin(state: LoginState, request: LoginRequest, geetest: boolean): LoginState {
  if (!isComplete(request)) return state
  const sent: Sent = { request: { ...request, username: request.username.trim() }, captcha: captchaAsked(state) }
  return { state: geetest && request.type !== 'sms' ? 'proving' : 'calling', ...sent }
}

/** Spec §4: a change of password is never asked of who came by SMS or Firebase, who typed none. */
function accept({ request, captcha }: Sent, response: LoginResponse): LoginState {
  if (request.type === 'username') return { state: 'judging', request, captcha, response }
  return { state: 'identifying', token: response.token, firstTime: response.firstTimeLogin === true }
}

function judge({ token, firstTimeLogin }: LoginResponse, reason: PasswordReason | undefined): LoginState {
  const firstTime = firstTimeLogin === true
  return reason === undefined
    ? { state: 'identifying', token, firstTime }
    : { state: 'changing', token, reason, firstTime }
}

function fail(state: LoginState, { captcha, over }: { readonly captcha: boolean; readonly over: boolean }): LoginState {
  if (state.state === 'secondCheck' || state.state === 'checking') {
    if (over) return { state: 'idle', captcha: captchaAsked(state), checkOver: true }
    return state.state === 'checking'
      ? { state: 'secondCheck', request: state.request, captcha: state.captcha, check: state.check }
      : state
  }
  return isWorking(state) ? { state: 'idle', captcha: captcha || captchaAsked(state) } : state
}
