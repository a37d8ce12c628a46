import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoginRequest } from '../../../contract/login-request'
import { captchaAsked, idle, isComplete, isWorking, type LoginEvent, type LoginState, transition } from './machine'

const request: LoginRequest = { username: 'member01', password: 'secret', type: 'username' }
const sms: LoginRequest = { username: '13800000001', password: '123456', type: 'sms' }
const firebase: LoginRequest = { username: 'uid', password: 'id.token', type: 'firebase' }
const proof = { lot_number: '1', captcha_output: '2', pass_token: '3', gen_time: '4' }
const check = { ticket: 'k', ways: [{ way: 'sms' }] }
const answer = { way: 'sms', code: '123456' }
const response = { token: 't' }

const at = {
  idle,
  asked: { state: 'idle', captcha: true },
  lost: { state: 'idle', captcha: false, checkOver: true },
  proving: { state: 'proving', request, captcha: false },
  calling: { state: 'calling', request, captcha: false },
  callingSms: { state: 'calling', request: sms, captcha: false },
  callingFirebase: { state: 'calling', request: firebase, captcha: false },
  freePlay: { state: 'freePlay', captcha: false },
  secondCheck: { state: 'secondCheck', request, captcha: false, check },
  checking: { state: 'checking', request, captcha: false, check, answer },
  judging: { state: 'judging', request, captcha: false, response },
  changing: { state: 'changing', token: 't', reason: 'default', firstTime: false },
  identifying: { state: 'identifying', token: 't', firstTime: false },
  entered: { state: 'entered', firstTime: false },
} satisfies Record<string, LoginState>

const submitted = (sent: LoginRequest, geetest = false): LoginEvent => ({ type: 'submitted', request: sent, geetest })
const failed = (captcha = false, over = false): LoginEvent => ({ type: 'failed', captcha, over })
const admitted: LoginEvent = { type: 'admitted', token: 'n', firstTime: false }
const abandoned: LoginEvent = { type: 'abandoned' }

describe('transition', () => {
  it.each<[string, LoginState, LoginEvent, LoginState]>([
    ['a form that is complete is sent', at.idle, submitted(request), at.calling],
    ['the name is trimmed', at.idle, submitted({ ...request, username: ' member01 ' }), at.calling],
    ['with geetest the challenge comes first', at.idle, submitted(request, true), at.proving],
    ['it is skipped for sms', at.idle, submitted(sms, true), at.callingSms],
    ['but not for firebase', at.idle, submitted(firebase, true), { ...at.proving, request: firebase }],
    ['an empty name stays', at.idle, submitted({ ...request, username: ' ' }), at.idle],
    ['an empty password stays', at.idle, submitted({ ...request, password: '' }), at.idle],
    [
      'a captcha that was asked for keeps no other way in waiting',
      at.asked,
      submitted(request),
      { ...at.calling, captcha: true },
    ],
    ['nor a code', at.asked, submitted(sms), { ...at.callingSms, captcha: true }],
    [
      'a captcha that was asked for is there',
      at.asked,
      submitted({ ...request, captcha: '1234' }),
      { ...at.calling, request: { ...request, captcha: '1234' }, captcha: true },
    ],
    [
      'the proof goes with the call',
      at.proving,
      { type: 'proved', proof },
      { ...at.calling, request: { ...request, ...proof } },
    ],
    ['a challenge that was closed', at.proving, failed(), at.idle],
    ['a password is judged', at.calling, { type: 'answered', response }, at.judging],
    ['that of sms is not', at.callingSms, { type: 'answered', response }, at.identifying],
    [
      'nor that of firebase',
      at.callingFirebase,
      { type: 'answered', response: { token: 't', firstTimeLogin: true } },
      { ...at.identifying, firstTime: true },
    ],
    ['a refusal', at.calling, failed(), at.idle],
    ['a refusal that asks for a captcha', at.calling, failed(true), at.asked],
    ['a captcha once asked for stays', { ...at.calling, captcha: true }, failed(), at.asked],
    ['over a second check, too', { ...at.secondCheck, captcha: true }, abandoned, at.asked],
    ['and over free play', { ...at.freePlay, captcha: true }, failed(), at.asked],
    ['an unregistered address', at.calling, { type: 'checkAsked', check }, at.secondCheck],
    ['the answer to the check', at.secondCheck, { type: 'checkAnswered', answer }, at.checking],
    ['a right one goes on like a sign-in', at.checking, { type: 'answered', response }, at.judging],
    ['a wrong one may be tried again', at.checking, failed(), at.secondCheck],
    ['until it is over', at.checking, failed(false, true), at.lost],
    ['which the sending of a code may tell too', at.secondCheck, failed(false, true), at.lost],
    ['a code that was not sent changes nothing', at.secondCheck, failed(), at.secondCheck],
    ['another sign-in instead of the check', at.secondCheck, submitted(request), at.calling],
    ['the check given up', at.secondCheck, abandoned, at.idle],
    ['a new password is due', at.judging, { type: 'judged', reason: 'default' }, at.changing],
    ['none is due', at.judging, { type: 'judged', reason: undefined }, at.identifying],
    ['the rules could not be read', at.judging, failed(), at.idle],
    ['the new password was taken', at.changing, { type: 'passwordChanged' }, at.identifying],
    ['logged out instead', at.changing, abandoned, at.idle],
    ['no sign-in passes a password that is due', at.changing, submitted(request), at.changing],
    ['nor does a token', at.changing, admitted, at.changing],
    ['who it is, is known', at.identifying, { type: 'identified' }, at.entered],
    ['who it is, could not be asked', at.identifying, failed(), at.idle],
    ['registration gives a token', at.idle, admitted, { ...at.identifying, token: 'n' }],
    ['free play is asked for', at.idle, { type: 'freePlayAsked' }, at.freePlay],
    ['and gives a token', at.freePlay, admitted, { ...at.identifying, token: 'n' }],
    ['free play fails', at.freePlay, failed(), at.idle],
    ['a demo account registers a real one', at.entered, admitted, { ...at.identifying, token: 'n' }],
    ['a doubled click', at.calling, submitted(request), at.calling],
    ['a failure with nothing under way', at.idle, failed(), at.idle],
  ])('%s', (_name, before, event, after) => {
    const found = transition(before, event)
    expect(found).toEqual(after)
    if (before === after) expect(found).toBe(before)
  })

  it('knows what a form must hold', () => {
    expect(isComplete(request)).toBe(true)
    expect(isComplete({ ...request, username: ' ' })).toBe(false)
    expect(captchaAsked(at.asked)).toBe(true)
    expect(captchaAsked(at.entered)).toBe(false)
  })
})

const anyRequest = fc.record({
  username: fc.constantFrom('member01', ' ', ''),
  password: fc.constantFrom('secret', ''),
  type: fc.constantFrom('username', 'sms', 'firebase'),
}) satisfies fc.Arbitrary<LoginRequest>
const anyEvent: fc.Arbitrary<LoginEvent> = fc.oneof(
  fc.record({ type: fc.constant('submitted'), request: anyRequest, geetest: fc.boolean() }),
  fc.constant({ type: 'freePlayAsked' }),
  fc.record({ type: fc.constant('admitted'), token: fc.constantFrom('a', 'b'), firstTime: fc.boolean() }),
  fc.constant({ type: 'proved', proof }),
  fc.record({
    type: fc.constant('answered'),
    response: fc.record({ token: fc.constantFrom('c', 'd'), firstTimeLogin: fc.boolean() }),
  }),
  fc.constant({ type: 'checkAsked', check }),
  fc.constant({ type: 'checkAnswered', answer }),
  fc.record({ type: fc.constant('judged'), reason: fc.constantFrom('default', 'first', 'expired', undefined) }),
  fc.constant({ type: 'passwordChanged' }),
  fc.constant({ type: 'identified' }),
  fc.record({ type: fc.constant('failed'), captcha: fc.boolean(), over: fc.boolean() }),
  fc.constant({ type: 'abandoned' }),
)

/** Every move of a run, from the beginning. */
function movesOf(events: readonly LoginEvent[]) {
  const moves: { readonly before: LoginState; readonly event: LoginEvent; readonly after: LoginState }[] = []
  let state: LoginState = idle
  for (const event of events) {
    const after = transition(state, event)
    if (after !== state) moves.push({ before: state, event, after })
    state = after
  }
  return moves
}

const runs = (holds: (moves: ReturnType<typeof movesOf>) => void) =>
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => holds(movesOf(events))),
    { numRuns: 2000 },
  )

describe('in no order of events', () => {
  it('is a request that is complete kept waiting where nothing is under way and no password is due', () =>
    runs((moves) => {
      for (const { after } of moves) {
        if (isWorking(after) || after.state === 'changing') continue
        expect(isWorking(transition(after, submitted(request)))).toBe(true)
      }
    }))
  it('is a captcha that was asked for forgotten before somebody is in', () =>
    runs((moves) => {
      for (const { before, after } of moves) {
        if (captchaAsked(before) && !captchaAsked(after)) expect(['changing', 'identifying']).toContain(after.state)
      }
    }))
  it('does anybody get in without being asked for', () =>
    runs((moves) => {
      for (const { before, event, after } of moves) {
        if (after.state !== 'entered') continue
        expect([before.state, event.type]).toEqual(['identifying', 'identified'])
      }
    }))
  it('is a token used that no answer gave', () =>
    runs((moves) => {
      const given = new Set<string>()
      for (const { event, after } of moves) {
        if (event.type === 'answered') given.add(event.response.token)
        if (event.type === 'admitted') given.add(event.token)
        if ('token' in after) expect(given).toContain(after.token)
      }
    }))
  it('is a challenge passed by, or shown to who came by sms', () =>
    runs((moves) => {
      for (const { before, event, after } of moves) {
        if (event.type === 'submitted')
          expect(after.state).toBe(event.geetest && event.request.type !== 'sms' ? 'proving' : 'calling')
        if (after.state === 'calling' && before.state === 'proving') expect(event.type).toBe('proved')
      }
    }))
  it('is a password that is due left as it is', () =>
    runs((moves) => {
      for (const [index, { after }] of moves.entries()) {
        if (after.state !== 'changing') continue
        const next = moves[index + 1]
        if (next) expect(['passwordChanged', 'abandoned']).toContain(next.event.type)
      }
    }))
  it('is a password asked of who came by sms, firebase, registration or free play', () =>
    runs((moves) => {
      for (const { before, after } of moves) {
        if (after.state === 'judging') expect(after.request.type).toBe('username')
        if (after.state === 'changing') expect(before.state).toBe('judging')
      }
    }))
  it('is anything under way disturbed by another sign-in', () =>
    runs((moves) => {
      for (const { before, event } of moves) {
        if (event.type === 'submitted' || event.type === 'freePlayAsked') expect(isWorking(before)).toBe(false)
      }
    }))
})
