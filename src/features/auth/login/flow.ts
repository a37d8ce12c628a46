import { atom, type Getter, type Setter } from '../../../state/atoms'
import type { LoginRequest } from '../../../contract/login-request'
import { wantedModalAtom } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { CallFailure } from '../../../platform/failure'
import { isOnAtom } from '../../../site/site'
import { clientAtom } from '../../../session/client'
import { sessionAtom } from '../../../session/session'
import { forgetTypedPassword } from '../../../session/typedPassword'
import { waitingSignInAtom } from '../../../session/waitingSignIn'
import { forgetTypedAtom } from '../typed'
import { asksForCaptcha, checkIsOver } from './failures'
import {
  captchaAsked,
  type CheckAnswer,
  idle,
  isWorking,
  type LoginEvent,
  type LoginState,
  transition,
} from './machine'
import { outcomeOf, type SignInOutcome } from './outcome'
import { panelCountAtom } from './panels'
import { dropToken, holdAdmitted, holdToken } from './token'
import { workOf } from './work'

const stateAtom = atom<LoginState>(idle)

/** Where the sign-in stands; read only. The verbs below are the only ways to move it. */
export const loginStateAtom = atom((get) => get(stateAtom))

/** The form of the account shows a captcha. */
export const captchaShownAtom = atom((get) => captchaAsked(get(stateAtom)))

/**
 * Milliseconds after which a page that is being reloaded is gone. Its calls fail first, before it is: what that seems to
 * say of a sign-in is left to the next page.
 */
const leaving = 300

/** One run at a time: who presses twice gets the one that is under way. */
const runningAtom = atom<Promise<SignInOutcome> | undefined>(undefined)

const startAtom = atom(null, (get, set, event: LoginEvent): Promise<SignInOutcome> => {
  const running = get(runningAtom)
  if (running) return running
  const run = drive(get, set, event).finally(() => set(runningAtom, undefined))
  set(runningAtom, run)
  return run
})

/** From one event to where the visitor is needed, or the end. */
async function drive(get: Getter, set: Setter, first: LoginEvent): Promise<SignInOutcome> {
  const wasIn = get(sessionAtom).state === 'signed-in'
  let event: LoginEvent = first
  for (;;) {
    const state = move(get, set, event)
    if (!isWorking(state)) return outcomeOf(state)
    // who logs out while it is under way is not let in after all
    const isWanted = () => get(stateAtom) === state && !(wasIn && get(sessionAtom).state === 'visitor')
    try {
      event = await workOf(state, get, set, isWanted)
    } catch (error) {
      if (state.step === 'identifying' && error instanceof CallFailure && error.failure.kind === 'offline')
        await new Promise((resolve) => setTimeout(resolve, leaving))
      if (get(stateAtom) === state)
        move(get, set, { type: 'failed', captcha: asksForCaptcha(error), over: checkIsOver(error) })
      throw error
    }
    if (isWanted()) continue
    handBack(get, tokenIn(event) ?? tokenIn(state))
    if (get(stateAtom) === state) move(get, set, { type: 'abandoned' })
    return outcomeOf(get(stateAtom))
  }
}

const tokenIn = (from: LoginEvent | LoginState): string | undefined =>
  'response' in from ? from.response.token : 'token' in from ? from.token : undefined

/** The platform closes a session that nobody will use. */
function handBack(get: Getter, token: string | undefined): void {
  if (token !== undefined) void get(clientAtom)('logout', { token }).catch(() => undefined)
}

/** Moves, and does what belongs to coming to a step: the token's place in storage, the dialog that the step needs. */
function move(get: Getter, set: Setter, event: LoginEvent): LoginState {
  const before = get(stateAtom)
  const state = transition(before, event)
  if (state === before) return state
  set(stateAtom, state)
  set(waitingSignInAtom, state.step === 'changing' || state.step === 'secondCheck' ? { giveUp: giveUpAtom } : undefined)
  if (state.step === 'changing') set(wantedModalAtom, { name: modals.password, held: true })
  else if (before.step === 'changing') set(wantedModalAtom, undefined)
  if (state.step === 'secondCheck' && get(panelCountAtom) === 0) set(wantedModalAtom, { name: modals.login })
  if (state.step === 'idle') forgetTypedPassword()
  if (state.step === 'entered') set(forgetTypedAtom)
  const token = tokenIn(state)
  if (token !== undefined) holdToken(get, token)
  else if (state.step !== 'entered') dropToken(get)
  if (state.step === 'identifying')
    setTimeout(() => {
      if (get(stateAtom) === state) holdAdmitted(get)
    }, leaving)
  return state
}

export const submitAtom = atom(null, (get, set, request: LoginRequest) =>
  set(startAtom, { type: 'submitted', request, geetest: get(isOnAtom)('GEETEST3') }),
)

export const startFreePlayAtom = atom(null, (_get, set) => set(startAtom, { type: 'freePlayAsked' }))

export const admitAtom = atom(null, (_get, set, token: string, firstTime: boolean) =>
  set(startAtom, { type: 'admitted', token, firstTime }),
)

/** The answer to the second check. Throws CallFailure; what is left to try stands in its value. */
export const answerCheckAtom = atom(null, (_get, set, answer: CheckAnswer) =>
  set(startAtom, { type: 'checkAnswered', answer }),
)

/** The new password was taken: the sign-in goes on where it waited. */
export const goOnWithPasswordAtom = atom(null, (_get, set) => set(startAtom, { type: 'passwordChanged' }))

/** The platform lost the sign-in that waits for its check. */
export const checkOverAtom = atom(
  null,
  (get, set) => void move(get, set, { type: 'failed', captcha: false, over: true }),
)

/** Gives the sign-in up where it waits, and its token back; what is under way is left to end. */
export const giveUpAtom = atom(null, (get, set) => {
  const state = get(stateAtom)
  if (isWorking(state)) return
  handBack(get, tokenIn(state))
  move(get, set, { type: 'abandoned' })
})
