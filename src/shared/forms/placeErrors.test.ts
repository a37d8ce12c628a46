import { describe, expect, it } from 'vitest'
import { buildLoginForm } from '../../engine/form/loginForm'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { placeErrors } from './placeErrors'

const model = buildLoginForm({ method: 'username', captcha: true, mobileDigits: 11 }).value
const place = (failure: FailureCause) => placeErrors(new CallFailure('login', failure, false), model, (key) => key)
const server = (message: string, value?: unknown): FailureCause => ({ type: 'server', message, value, status: 200 })

describe('placeErrors', () => {
  it.each<[string, FailureCause, object]>([
    [
      'key of a field that the form has',
      server('captcha.invalid'),
      { fields: { captcha: 'error.captchaInvalid' }, form: undefined },
    ],
    ['key of a field that it has not', server('mobile.exists'), { fields: {}, form: 'error.mobileExists' }],
    ['key of no field', server('user.disabled'), { fields: {}, form: 'error.userDisabled' }],
    ['unknown key', server('what.is.this'), { fields: {}, form: 'error.system' }],
    ['key that is a property of every object', server('constructor'), { fields: {}, form: 'error.system' }],
    [
      'fields named by the server',
      server('field.invalid', { fields: { username: 'x', nobody: 'y' } }),
      { fields: { username: 'error.fieldInvalid' }, form: undefined },
    ],
    [
      'only fields that it has not',
      server('field.invalid', { fields: { nobody: 'y' } }),
      { fields: {}, form: 'error.fieldInvalid' },
    ],
    ['network', { type: 'offline' }, { fields: {}, form: 'error.network' }],
  ])('%s', (_name, failure, placed) => expect(place(failure)).toMatchObject(placed))
  it('anything else is a system error', () => {
    expect(placeErrors(new Error('x'), model, (key) => key)).toMatchObject({ fields: {}, form: 'error.system' })
  })
})
