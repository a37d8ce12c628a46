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

/**
 * The sign-in, whichever way it began (spec §4, login flow). Every step but idle, secondCheck, changing and entered
 * is at work: one thing is under way, and its outcome is the only thing that leads on.
 */
export type LoginState =
  /** `captcha`: the next try must carry one. `checkOver`: a second check was lost, the sign-in begins anew. */
  | { readonly step: 'idle'; readonly captcha: boolean; readonly checkOver?: true }
  /** The vendor's challenge is shown. */
  | { readonly step: 'proving'; readonly request: LoginRequest }
  | { readonly step: 'calling'; readonly request: LoginRequest }
  | { readonly step: 'freePlay' }
  /** The address is not registered: the visitor chooses a way and answers. */
  | { readonly step: 'secondCheck'; readonly request: LoginRequest; readonly check: LoginCheck }
  | { readonly step: 'checking'; readonly request: LoginRequest; readonly check: LoginCheck; readonly answer: CheckAnswer }
  /** A token is there; whether the password must be changed is being found out. */
  | { readonly step: 'judging'; readonly request: LoginRequest; readonly response: LoginResponse }
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

/** Whether the form may be sent at all; the forms say what is missing. */
export function isComplete({ username, password, captcha = '' }: LoginRequest, captchaAsked: boolean): boolean {
  return username.trim() !== '' && password !== '' && (!captchaAsked || captcha.trim() !== '')
}

export const captchaAsked = (state: LoginState): boolean =>
  state.step === 'idle' ? state.captcha : 'request' in state && state.request.captcha !== undefined

/** The next state. An event that does not belong to the state leaves it as it is: the same object. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted':
      return mayBegin(state) ? begin(state, event.request, event.geetest) : state
    case 'freePlayAsked':
      return mayBegin(state) ? { step: 'freePlay' } : state
    case 'admitted':
      return mayBegin(state) || state.step === 'freePlay'
        ? { step: 'identifying', token: event.token, firstTime: event.firstTime }
        : state
    case 'proved':
      return state.step === 'proving' ? { step: 'calling', request: { ...state.request, ...event.proof } } : state
    case 'answered':
      return state.step === 'calling' || state.step === 'checking' ? accept(state.request, event.response) : state
    case 'checkAsked':
      return state.step === 'calling' ? { step: 'secondCheck', request: state.request, check: event.check } : state
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

/** Spec §4: geetest is skipped for SMS. The captcha belongs to the form of username and password. */
function begin(state: LoginState, request: LoginRequest, geetest: boolean): LoginState {
  if (!isComplete(request, request.type === 'username' && captchaAsked(state))) return state
  const sent = { ...request, username: request.username.trim() }
  return { step: geetest && request.type !== 'sms' ? 'proving' : 'calling', request: sent }
}

/** Spec §4: a change of password is never asked of who came by SMS or Firebase, who typed none. */
function accept(request: LoginRequest, response: LoginResponse): LoginState {
  if (request.type === 'username') return { step: 'judging', request, response }
  return { step: 'identifying', token: response.token, firstTime: response.firstTimeLogin === true }
}

function judge({ token, firstTimeLogin }: LoginResponse, reason: PasswordReason | undefined): LoginState {
  const firstTime = firstTimeLogin === true
  return reason === undefined ? { step: 'identifying', token, firstTime } : { step: 'changing', token, reason, firstTime }
}

function fail(state: LoginState, { captcha, over }: { readonly captcha: boolean; readonly over: boolean }): LoginState {
  if (state.step === 'secondCheck' || state.step === 'checking') {
    if (over) return { step: 'idle', captcha: captchaAsked(state), checkOver: true }
    return state.step === 'checking' ? { step: 'secondCheck', request: state.request, check: state.check } : state
  }
  return isWorking(state) ? { step: 'idle', captcha: captcha || captchaAsked(state) } : state
}
