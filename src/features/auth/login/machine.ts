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
  | ({ readonly step: 'idle'; readonly checkOver?: true } & Shown)
  /** The vendor's challenge is shown. */
  | ({ readonly step: 'proving' } & Sent)
  | ({ readonly step: 'calling' } & Sent)
  | ({ readonly step: 'freePlay' } & Shown)
  /** The address is not registered: the visitor chooses a way and answers. */
  | ({ readonly step: 'secondCheck'; readonly check: LoginCheck } & Sent)
  | ({ readonly step: 'checking'; readonly check: LoginCheck; readonly answer: CheckAnswer } & Sent)
  /** A token is there; whether the password must be changed is being found out. */
  | ({ readonly step: 'judging'; readonly response: LoginResponse } & Sent)
  /** Waits for a new password; until then nobody is signed in. */
  | { readonly step: 'changing'; readonly token: string; readonly reason: PasswordReason; readonly firstTime: boolean }
  | { readonly step: 'identifying'; readonly token: string; readonly firstTime: boolean }
  | { readonly step: 'entered'; readonly firstTime: boolean }

export type LoginStep = LoginState['step']

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

export const idle: LoginState = { step: 'idle', captcha: false }

const working: readonly LoginStep[] = ['proving', 'calling', 'freePlay', 'checking', 'judging', 'identifying']

/** The loader is shown, and another submit is the same one. */
export const isWorking = ({ step }: LoginState): boolean => working.includes(step)

/** Where nothing is under way, a sign-in may begin. While a new password is due, it may not. */
const mayBegin = ({ step }: LoginState): boolean => step === 'idle' || step === 'secondCheck' || step === 'entered'

/** Whether there is anything to send; the forms say what is missing. */
export const isComplete = ({ username, password }: LoginRequest): boolean => username.trim() !== '' && password !== ''

export const captchaAsked = (state: LoginState): boolean => 'captcha' in state && state.captcha

/** The next state. An event that does not belong to the state leaves it as it is: the same object. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted':
      return mayBegin(state) ? begin(state, event.request, event.geetest) : state
    case 'freePlayAsked':
      return mayBegin(state) ? { step: 'freePlay', captcha: captchaAsked(state) } : state
    case 'admitted':
      return mayBegin(state) || state.step === 'freePlay'
        ? { step: 'identifying', token: event.token, firstTime: event.firstTime }
        : state
    case 'proved':
      return state.step === 'proving'
        ? { ...state, step: 'calling', request: { ...state.request, ...event.proof } }
        : state
    case 'answered':
      return state.step === 'calling' || state.step === 'checking' ? accept(state, event.response) : state
    case 'checkAsked':
      return state.step === 'calling' ? { ...state, step: 'secondCheck', check: event.check } : state
    case 'checkAnswered':
      return state.step === 'secondCheck' ? { ...state, step: 'checking', answer: event.answer } : state
    case 'judged':
      return state.step === 'judging' ? judge(state.response, event.reason) : state
    case 'passwordChanged':
      return state.step === 'changing' ? { step: 'identifying', token: state.token, firstTime: state.firstTime } : state
    case 'identified':
      return state.step === 'identifying' ? { step: 'entered', firstTime: state.firstTime } : state
    case 'failed':
      return fail(state, event)
    case 'abandoned':
      return state.step === 'idle' ? state : { step: 'idle', captcha: captchaAsked(state) }
  }
}

/** Spec §4: geetest is skipped for SMS. */
function begin(state: LoginState, request: LoginRequest, geetest: boolean): LoginState {
  if (!isComplete(request)) return state
  const sent: Sent = { request: { ...request, username: request.username.trim() }, captcha: captchaAsked(state) }
  return { step: geetest && request.type !== 'sms' ? 'proving' : 'calling', ...sent }
}

/** Spec §4: a change of password is never asked of who came by SMS or Firebase, who typed none. */
function accept({ request, captcha }: Sent, response: LoginResponse): LoginState {
  if (request.type === 'username') return { step: 'judging', request, captcha, response }
  return { step: 'identifying', token: response.token, firstTime: response.firstTimeLogin === true }
}

function judge({ token, firstTimeLogin }: LoginResponse, reason: PasswordReason | undefined): LoginState {
  const firstTime = firstTimeLogin === true
  return reason === undefined
    ? { step: 'identifying', token, firstTime }
    : { step: 'changing', token, reason, firstTime }
}

function fail(state: LoginState, { captcha, over }: { readonly captcha: boolean; readonly over: boolean }): LoginState {
  if (state.step === 'secondCheck' || state.step === 'checking') {
    if (over) return { step: 'idle', captcha: captchaAsked(state), checkOver: true }
    return state.step === 'checking'
      ? { step: 'secondCheck', request: state.request, captcha: state.captcha, check: state.check }
      : state
  }
  return isWorking(state) ? { step: 'idle', captcha: captcha || captchaAsked(state) } : state
}
