import { describe, expect, it } from 'vitest'
import type { RegistrationSettings } from '../../contract/registration-settings'
import { productDefaults } from '../brand'
import { buildRegistrationForm, type RegistrationInput, registerTabs } from './registrationForm'

type Fields = RegistrationSettings['fields']
const registration = productDefaults.registration
const shown = { enabled: true, required: false }
const must = { enabled: true, required: true }

function build(fields: Fields = {}, modules: readonly string[] = [], over: Partial<RegistrationInput> = {}) {
  const built = buildRegistrationForm({
    settings: { fields },
    isOn: (id) => modules.includes(id),
    registration,
    method: 'username',
    today: '2025-03-10',
    ...over,
  })
  const { value: model, issues } = built
  return { model, issues, names: model.fields.map(({ name }) => name), schema: model.schema.properties, required: model.schema.required }
}

const consents = ['ageConfirmed', 'termsAccepted']

describe('fields', () => {
  it('without settings: name and password twice, and the consents', () => {
    const { names, required, issues } = build()
    expect(names).toEqual(['username', 'password', 'confirmPassword', ...consents])
    expect(required).toEqual(names)
    expect(issues).toEqual([])
  })

  it.each<[label: string, fields: Fields, modules: string[], method: 'username' | 'mobile', names: string[], optional: string[]]>([
    ['optional fields only when enabled', { email: shown, qqNum: { enabled: false, required: true } }, [], 'username', ['username', 'password', 'confirmPassword', 'email'], ['email']],
    ['required by the server', { payeeName: must }, [], 'username', ['username', 'password', 'confirmPassword', 'payeeName'], []],
    ['name and password whatever the server says', { username: { enabled: false, required: false }, password: shown }, [], 'username', ['username', 'password', 'confirmPassword'], []],
    ['a mobile number that is shown is required', { mobileNum: shown }, [], 'username', ['username', 'mobileNum', 'password', 'confirmPassword'], []],
    ['SMS verification brings number and code', {}, ['REGMOBVERF3'], 'username', ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'], []],
    ['the code follows the module, not the settings', { verificationCode: must }, [], 'username', ['username', 'password', 'confirmPassword'], []],
    ['mobile', { mobileNum: { enabled: false, required: false } }, ['MOBILENUMREG3'], 'mobile', ['mobileNum', 'verificationCode'], []],
    ['mobile with password', {}, ['MOBILENUMREG3', 'MOBILEPASSREG3'], 'mobile', ['mobileNum', 'verificationCode', 'password', 'confirmPassword'], []],
    ['captcha by module and settings', { captcha: shown }, ['CAPTCHA3'], 'username', ['username', 'password', 'confirmPassword', 'captcha'], []],
    ['no captcha without the module', { captcha: must }, [], 'username', ['username', 'password', 'confirmPassword'], []],
    ['no captcha without the settings', {}, ['CAPTCHA3'], 'username', ['username', 'password', 'confirmPassword'], []],
    ['affiliate code by module and settings', { affiliateCode: shown }, ['AFFMAN3'], 'username', ['username', 'password', 'confirmPassword', 'affiliateCode'], ['affiliateCode']],
    ['no affiliate code without the module', { affiliateCode: must }, [], 'username', ['username', 'password', 'confirmPassword'], []],
  ])('%s', (_label, fields, modules, method, names, optional) => {
    const { model, names: found, required, issues } = build(fields, modules, { method })
    expect(found).toEqual([...names, ...consents])
    expect(required).toEqual(found.filter((name) => !optional.includes(name)))
    expect(model.uiSchema['ui:order']).toEqual(found)
    expect(model.id).toBe(`registration.${method}`)
    expect(issues).toEqual([])
  })

  it('every field of the specification can be shown', () => {
    const names = 'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook telegram wechat zalo idNumber nickname birthday address nationality occupation sourceOfIncome referralCode'.split(' ')
    const all = Object.fromEntries(names.map((name) => [name, must]))
    const { names: found, issues } = build({ ...all, domain: must }, ['CAPTCHA3', 'AFFMAN3', 'REGMOBVERF3'])
    expect(new Set(found)).toEqual(new Set([...names, ...consents]))
    expect(issues).toEqual([])
  })
})

describe('rules', () => {
  it('local formats hold where the server sends none', () => {
    const { schema, model } = build({ mobileNum: shown, birthday: shown, qqNum: shown, email: shown })
    expect(schema.username).toEqual({ type: 'string', format: 'usernameCharacters', minLength: 6, maxLength: 11 })
    expect(schema.password).toEqual({ type: 'string', format: 'passwordCharacters', minLength: 6, maxLength: 12 })
    expect(schema.confirmPassword).toEqual({ type: 'string', equalTo: 'password' })
    expect(schema.mobileNum).toEqual({ type: 'string', format: 'digits', minLength: 11, maxLength: 11 })
    expect(schema.qqNum).toEqual({ type: 'string', format: 'qqCharacters', minLength: 5, maxLength: 14 })
    expect(schema.email).toEqual({ type: 'string', format: 'email' })
    expect(schema.birthday).toEqual({ type: 'string', format: 'date', formatMinimum: '1900-01-01', formatMaximum: '2004-03-10' })
    expect(schema.ageConfirmed).toEqual({ type: 'boolean', const: true })
    const username = { key: 'form.format.username', params: { min: 6, max: 11, count: 11 } }
    expect(model.fields[0]).toMatchObject({ hint: username, messages: { minLength: username, maxLength: username, format: username } })
    expect(model.needsBoundedPatterns).toBe(false)
  })

  it('lengths and pattern of the server stand in their place', () => {
    const { schema, model, issues } = build({
      username: { ...must, patternId: 5, minLength: 4, maxLength: 20 },
      password: { ...must, maxLength: 16 },
      mobileNum: { ...must, minLength: 9, maxLength: 10 },
      payeeName: { ...must, patternId: 10, minLength: 2, acceptedPattern: ' [a-z·]+ ' },
    })
    expect(schema.username).toEqual({ type: 'string', format: 'pattern-5', minLength: 4, maxLength: 20 })
    expect(schema.password).toEqual({ type: 'string', format: 'passwordCharacters', minLength: 6, maxLength: 16 })
    expect(schema.mobileNum).toEqual({ type: 'string', format: 'digits', minLength: 9, maxLength: 10 })
    expect(schema.payeeName).toEqual({ type: 'string', format: 'pattern-10', minLength: 2, pattern: '^(?:[a-z·]+)$' })
    expect(model.needsBoundedPatterns).toBe(true)
    const messages = new Map(model.fields.map((field) => [field.name, field.messages]))
    expect(messages.get('username')).toMatchObject({
      minLength: { key: 'form.lengthBetween', params: { min: 4, max: 20 } },
      format: { key: 'form.pattern.5' },
    })
    expect(messages.get('password')?.maxLength).toEqual({ key: 'form.format.password', params: { min: 6, max: 16, count: 16 } })
    expect(messages.get('mobileNum')?.minLength?.key).toBe('form.format.mobileBetween')
    expect(messages.get('payeeName')).toMatchObject({
      minLength: { key: 'form.lengthMin', params: { count: 2 } },
      pattern: { key: 'form.acceptedPattern' },
    })
    expect(issues).toEqual([])
  })

  it('pattern 0 and lengths of 0 say nothing', () => {
    const { schema, issues } = build({ username: { ...must, patternId: 0, minLength: 0, maxLength: 0, acceptedPattern: ' ' } })
    expect(schema.username).toEqual({ type: 'string', format: 'usernameCharacters', minLength: 6, maxLength: 11 })
    expect(issues).toEqual([])
  })

  it('one length of the server takes away the local one that contradicts it', () => {
    expect(build({ username: { ...must, minLength: 15 } }).schema.username).toEqual({ type: 'string', format: 'usernameCharacters', minLength: 15 })
    expect(build({ username: { ...must, maxLength: 4 } }).schema.username).toEqual({ type: 'string', format: 'usernameCharacters', maxLength: 4 })
  })

  it('pattern 10 may be read as Chinese', () => {
    const { schema } = build({ payeeName: { ...must, patternId: 10 } }, [], { pattern10: 'chinese' })
    expect(schema.payeeName?.format).toBe('pattern-10-chinese')
  })

  it('a date keeps its own format and is sent as the server wants it', () => {
    const { schema, model, issues } = build({ birthday: { ...must, patternId: 13, maxLength: 10 } })
    expect(schema.birthday?.format).toBe('date')
    expect(model.fields.find(({ name }) => name === 'birthday')).toMatchObject({ kind: 'date', monthFirst: true })
    expect(issues).toEqual([])
  })

  it('the age for the birthday counts from the day', () => {
    const on = (today: string) => build({ birthday: must }, [], { today }).schema.birthday?.formatMaximum
    expect([on('2024-02-29'), on('2025-01-01'), on('2025-12-31')]).toEqual(['2003-02-29', '2004-01-01', '2004-12-31'])
  })

  it('digits of a mobile number and ages are the brand’s', () => {
    const { schema, model } = build({ mobileNum: must }, [], {
      registration: { ...registration, mobileDigits: 9, age: 21, ageChecked: false },
    })
    expect(schema.mobileNum).toMatchObject({ minLength: 9, maxLength: 9 })
    expect(model.defaults).toMatchObject({ ageConfirmed: false, termsAccepted: false })
    expect(model.fields.find(({ name }) => name === 'ageConfirmed')?.label).toEqual({ key: 'form.field.ageConfirmed', params: { age: 21 } })
    expect(build().model.defaults.ageConfirmed).toBe(true)
  })
})

describe('problems of the settings', () => {
  it.each<[label: string, fields: Fields, issues: object[]]>([
    ['unknown field', { emial: must }, [{ code: 'unknown-field', field: 'emial', nearest: ['email'] }]],
    ['a name of the language itself', { constructor: must }, [{ code: 'unknown-field', field: 'constructor' }]],
    ['its prototype', Object.fromEntries([['__proto__', must]]), [{ code: 'unknown-field', field: '__proto__' }]],
    ['minimum over maximum', { email: { ...must, minLength: 9, maxLength: 3 } }, [{ code: 'bad-rule', field: 'email' }]],
    ['no such pattern', { email: { ...must, patternId: 23 } }, [{ code: 'bad-rule', field: 'email', reason: 'there is no pattern 23' }]],
    ['a pattern that no date has', { birthday: { ...must, patternId: 6 } }, [{ code: 'bad-rule', field: 'birthday' }]],
    ['a broken expression', { email: { ...must, acceptedPattern: '[a-z' } }, [{ code: 'bad-rule', field: 'email' }]],
    ['an expression that looks behind', { email: { ...must, acceptedPattern: '(?<=a)b' } }, [{ code: 'bad-rule', field: 'email' }]],
  ])('%s', (_label, fields, expected) => {
    const { issues, model } = build(fields)
    expect(issues).toHaveLength(expected.length)
    expect(issues).toMatchObject(expected)
    expect(model.needsBoundedPatterns).toBe(false)
  })

  it('the field keeps its other rules', () => {
    const { schema } = build({ email: { ...must, minLength: 9, maxLength: 3, acceptedPattern: '(' } })
    expect(schema.email).toEqual({ type: 'string', format: 'email' })
  })

  it('verifyPwd is the confirmed password', () => {
    expect(build({ verifyPwd: { ...must, minLength: 8 } })).toMatchObject({ issues: [], schema: { confirmPassword: { equalTo: 'password' } } })
  })
})

describe('invitation code of the address', () => {
  const referralCode = 'FRIEND7'
  it('is filled in where the field is shown', () => {
    const { model } = build({ referralCode: shown }, [], { referralCode })
    expect(model.defaults.referralCode).toBe(referralCode)
    expect(model.fields.find(({ name }) => name === 'referralCode')?.kind).toBe('text')
  })
  it('goes along unseen where it is not', () => {
    const { model } = build({}, [], { referralCode })
    expect(model.defaults.referralCode).toBe(referralCode)
    expect(model.uiSchema.referralCode).toMatchObject({ 'ui:widget': 'hidden' })
  })
  it('is not there without one', () => {
    expect(build().names).not.toContain('referralCode')
  })
})

describe('tabs', () => {
  it.each<[modules: string[], first: 'username' | 'mobile', tabs: string[]]>([
    [[], 'username', []],
    [['MOBILENUMREG3'], 'username', []],
    [['REG3'], 'mobile', ['username']],
    [['REG3', 'MOBILENUMREG3'], 'username', ['username', 'mobile']],
    [['REG3', 'MOBILENUMREG3'], 'mobile', ['mobile', 'username']],
  ])('%j, %s first: %j', (modules, defaultMethod, tabs) => {
    expect(registerTabs((id) => modules.includes(id), { ...registration, defaultMethod })).toEqual(tabs)
  })
})
