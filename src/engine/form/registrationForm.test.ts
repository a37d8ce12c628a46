import { describe, expect, it } from 'vitest'
import { build, type Fields, must, shown } from './fixtures'

const consents = ['ageConfirmed', 'termsAccepted']

describe('fields', () => {
  it('without settings: name and password twice, and the consents', () => {
    const { names, required, issues } = build()
    expect(names).toEqual(['username', 'password', 'confirmPassword', ...consents])
    expect(required).toEqual(names)
    expect(issues).toEqual([])
  })

  it.each<
    [
      label: string,
      fields: Fields,
      modules: string[],
      method: 'username' | 'mobile',
      names: string[],
      optional: string[],
    ]
  >([
    [
      'optional fields only when enabled',
      { email: shown, qqNum: { enabled: false, required: true } },
      [],
      'username',
      ['username', 'password', 'confirmPassword', 'email'],
      ['email'],
    ],
    [
      'required by the server',
      { payeeName: must },
      [],
      'username',
      ['username', 'password', 'confirmPassword', 'payeeName'],
      [],
    ],
    [
      'name and password whatever the server says',
      { username: { enabled: false, required: false }, password: shown },
      [],
      'username',
      ['username', 'password', 'confirmPassword'],
      [],
    ],
    [
      'a mobile number that is shown is required',
      { mobileNum: shown },
      [],
      'username',
      ['username', 'mobileNum', 'password', 'confirmPassword'],
      [],
    ],
    [
      'SMS verification brings number and code',
      {},
      ['REGMOBVERF3'],
      'username',
      ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'],
      [],
    ],
    [
      'the code follows the module, not the settings',
      { verificationCode: must },
      [],
      'username',
      ['username', 'password', 'confirmPassword'],
      [],
    ],
    [
      'mobile',
      { mobileNum: { enabled: false, required: false } },
      ['MOBILENUMREG3'],
      'mobile',
      ['mobileNum', 'verificationCode'],
      [],
    ],
    [
      'mobile with password',
      {},
      ['MOBILENUMREG3', 'MOBILEPASSREG3'],
      'mobile',
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
      [],
    ],
    [
      'captcha by module and settings',
      { captcha: shown },
      ['CAPTCHA3'],
      'username',
      ['username', 'password', 'confirmPassword', 'captcha'],
      [],
    ],
    [
      'no captcha without the module',
      { captcha: must },
      [],
      'username',
      ['username', 'password', 'confirmPassword'],
      [],
    ],
    ['no captcha without the settings', {}, ['CAPTCHA3'], 'username', ['username', 'password', 'confirmPassword'], []],
    [
      'affiliate code by module and settings',
      { affiliateCode: shown },
      ['AFFMAN3'],
      'username',
      ['username', 'password', 'confirmPassword', 'affiliateCode'],
      ['affiliateCode'],
    ],
    [
      'no affiliate code without the module',
      { affiliateCode: must },
      [],
      'username',
      ['username', 'password', 'confirmPassword'],
      [],
    ],
  ])('%s', (_label, fields, modules, method, names, optional) => {
    const { model, names: found, required, issues } = build(fields, modules, { method })
    expect(found).toEqual([...names, ...consents])
    expect(required).toEqual(found.filter((name) => !optional.includes(name)))
    expect(model.uiSchema['ui:order']).toEqual(found)
    expect(model.id).toBe(`registration.${method}`)
    expect(issues).toEqual([])
  })

  it('every field of the specification can be shown', () => {
    const names =
      'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook telegram wechat zalo idNumber nickname birthday address nationality occupation sourceOfIncome referralCode'.split(
        ' ',
      )
    const all = Object.fromEntries(names.map((name) => [name, must]))
    const { names: found, issues } = build({ ...all, domain: must }, ['CAPTCHA3', 'AFFMAN3', 'REGMOBVERF3'])
    expect(new Set(found)).toEqual(new Set([...names, ...consents]))
    expect(issues).toEqual([])
  })
})

describe('codes that the visitor came with', () => {
  const codes = { referralCode: 'FRIEND7', affiliateCode: 'AGENT01' }
  it('are filled in where their fields are shown', () => {
    const { model } = build({ referralCode: shown, affiliateCode: shown }, ['AFFMAN3'], { codes })
    expect(model.defaults).toMatchObject(codes)
  })
  it('bring no field with them', () => {
    const { model, names } = build({ affiliateCode: shown }, [], { codes })
    expect(names).toEqual(['username', 'password', 'confirmPassword', ...consents])
    expect(Object.keys(model.defaults)).toEqual(names)
  })
})
