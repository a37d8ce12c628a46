import { describe, expect, it } from 'vitest'
import type { FormModel, FormValues } from '../../lib/form/model'
import { createChecker } from '../../lib/form/checkField'
import { mobileCases } from '../../lib/patterns.cases'
import type { Result } from '../issue'
import { buildForm } from './buildForm'
import { buildLoginForm } from './loginForm'
import { buildChangePasswordForm, buildForgotByEmailForm, buildForgotByPhoneForm } from './passwordForms'
import type { InviteCodes } from './inviteCodeNames'
import { buildRegistrationForm } from './registrationForm'
import { toRegistrationPayload } from './registrationPayload'
import { unseenCodes } from './unseenCodes'
import { sentValues } from './sentValues'
import { productDefaults } from '../resolveBrand'

const names = ({ value, issues }: Result<FormModel>) => {
  expect(issues).toEqual([])
  expect(value.schema.required).toEqual(value.fields.map(({ name }) => name))
  return value.schema.required
}

describe('forms besides registration', () => {
  it('login asks that something is there, whatever the rules for new accounts', () => {
    const login = buildLoginForm({ method: 'username', captcha: false, mobileDigits: 11 })
    expect(names(login)).toEqual(['username', 'password'])
    expect(login.value.schema.properties).toEqual({ username: { type: 'string' }, password: { type: 'string' } })
    expect(login.value.fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'current-password'])
  })

  it.each([
    [
      'account with captcha',
      buildLoginForm({ method: 'username', captcha: true, mobileDigits: 11 }),
      ['username', 'password', 'captcha'],
    ],
    [
      'phone',
      buildLoginForm({ method: 'mobile', captcha: false, mobileDigits: 11 }),
      ['mobileNum', 'verificationCode'],
    ],
    ['forgot by phone', buildForgotByPhoneForm({ mobileDigits: 9 }), ['mobileNum', 'verificationCode', 'newPassword']],
    ['forgot by email', buildForgotByEmailForm(), ['username', 'email']],
    ['change', buildChangePasswordForm({ askOld: true }), ['oldPassword', 'newPassword', 'confirmNewPassword']],
    ['change, old one known', buildChangePasswordForm({ askOld: false }), ['newPassword', 'confirmNewPassword']],
  ])('%s', (_label, built, expected) => {
    expect(names(built)).toEqual(expected)
  })

  it('a new password follows the rules that registration has', () => {
    const settings = {
      fields: { password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 20 } },
    }
    const { value } = buildChangePasswordForm({ askOld: false, settings })
    expect(value.schema.properties.newPassword).toEqual({
      type: 'string',
      minLength: 8,
      maxLength: 20,
      patternId: 20,
    })
  })

  it('a mobile number has the digits of its region', () => {
    const checks = (mobileDigits: number) => {
      const { schema } = buildForgotByPhoneForm({ mobileDigits }).value
      const check = createChecker().field(schema.properties.mobileNum ?? { type: 'string' })
      return (value: string) => check(value, {}).length === 0
    }
    for (const value of mobileCases.accepted) expect([value, checks(11)(value)]).toEqual([value, true])
    for (const value of mobileCases.refused) expect([value, checks(11)(value)]).toEqual([value, false])
    expect(['123456789', '12345678', '1234567890'].map(checks(9))).toEqual([true, false, false])
  })

  it('a select offers its choices and nothing else', () => {
    const options = [
      { value: 'deposit', label: { key: 'a' } },
      { value: 'game', label: { key: 'b' } },
    ]
    const { value } = buildForm('feedback', [
      { row: { name: 'type', labelKey: 'l', kind: 'select', autocomplete: 'off', options }, required: true },
    ])
    expect(value.schema.properties.type).toEqual({ type: 'string', enum: ['deposit', 'game'] })
    expect(value.fields[0]).toMatchObject({
      options,
      messages: { enum: { key: 'form.choose' }, required: { key: 'form.choose' } },
    })
  })
})

const must = { enabled: true, required: true }

function registration(
  method: 'username' | 'mobile',
  more: { readonly fields?: object; readonly codes?: InviteCodes } = {},
) {
  const { fields = {}, codes } = more
  return buildRegistrationForm({
    settings: { fields: { mobileNum: must, birthday: { ...must, patternId: 13 }, payeeName: must, ...fields } },
    isOn: () => true,
    registration: productDefaults.registration,
    method,
    today: '2025-03-10',
    ...(codes && { codes }),
  }).value
}

describe('what registration sends', () => {
  const context = { registerUrl: 'https://aurora.example/register', domain: 'aurora.example' }

  it('is the specification’s body: trimmed, digits plain, dates in the platform’s order, no consents', () => {
    const typed = {
      username: ' player01 ',
      password: ' Marquee1 ',
      confirmPassword: ' Marquee1 ',
      mobileNum: '１３８ 0013-8000',
      birthday: '1990-12-31',
      payeeName: '',
      ageConfirmed: true,
      termsAccepted: true,
      unheardOf: 'x',
    }
    expect(toRegistrationPayload(registration('username'), typed, context)).toEqual({
      username: 'player01',
      password: ' Marquee1 ',
      confirmPassword: ' Marquee1 ',
      mobileNum: '13800138000',
      birthday: '12-31-1990',
      registerUrl: 'https://aurora.example/register',
      domain: 'aurora.example',
      registerMethod: 'WEB',
      login: true,
    })
  })

  describe('codes that the visitor came with', () => {
    const codes = { affiliateCode: 'AFF1', referralCode: 'FRIEND7' }
    const both = registration('username', { fields: { affiliateCode: must, referralCode: must }, codes })
    const send = (model: FormModel, typed: FormValues) => toRegistrationPayload(model, typed, { ...context, codes })

    it('go along where the form has no field for them', () => {
      const model = registration('mobile')
      expect(unseenCodes(model, codes)).toEqual(['referralCode', 'affiliateCode'])
      expect(send(model, { mobileNum: '1' })).toMatchObject({ mobileNum: '1', ...codes })
    })
    it('are those of the shown fields where it has', () => {
      expect(unseenCodes(both, codes)).toEqual([])
      expect(send(both, both.defaults)).toMatchObject(codes)
      expect(send(both, { ...both.defaults, referralCode: 'MINE' })).toMatchObject({ ...codes, referralCode: 'MINE' })
    })
    it('are not sent where the visitor emptied the field', () => {
      const sent = send(both, { ...both.defaults, referralCode: '', affiliateCode: ' ' })
      expect(sent).not.toHaveProperty('referralCode')
      expect(sent).not.toHaveProperty('affiliateCode')
    })
  })

  it('reads own properties alone', () => {
    const model = buildForm('odd', [
      { row: { name: 'constructor', labelKey: 'l', kind: 'text', autocomplete: 'off' }, required: false },
    ]).value
    expect(sentValues(model, {})).toEqual({})
    expect(sentValues(model, { constructor: 'x' })).toEqual({ constructor: 'x' })
  })
})
