import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../lib/form/step'
import { areCodes, arrangeRegistration } from './arrangeRegistration'
import { build, must, shown } from './fixtures'
import { registrationFields } from './registrationFields'

const consents = ['ageConfirmed', 'termsAccepted']
const account = ['username', 'password', 'confirmPassword']

const arrange = (
  fields: Parameters<typeof build>[0],
  modules: readonly string[] = [],
  over: Parameters<typeof build>[2] = {},
) => arrangeRegistration(build(fields, modules, over).model, over.method ?? 'username')

describe('steps', () => {
  it('a short form is one', () => {
    expect(arrange({ email: must })).toEqual([{ asked: [...account, 'email'], folded: [], last: consents }])
  })

  it('a long one asks for the account first, then for the person', () => {
    expect(arrange({ email: must, captcha: must, payeeName: must }, ['CAPTCHA3', 'REGMOBVERF3'])).toEqual([
      { asked: account, folded: [], last: [] },
      { asked: ['mobileNum', 'verificationCode', 'payeeName', 'email'], folded: [], last: ['captcha', ...consents] },
    ])
  })

  it('the number is the account of who registers by it', () => {
    const [first, second] = arrange({ email: must, nickname: shown }, ['MOBILEPASSREG3'], { method: 'mobile' })
    expect(first?.asked).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
    expect(second).toEqual({ asked: ['email'], folded: ['nickname'], last: consents })
  })

  it('folded fields count as the one control that they are', () => {
    const fields = { email: must, nickname: shown, birthday: shown, qqNum: shown, line: shown, zalo: shown }
    expect(arrange(fields)).toHaveLength(1)
    expect(arrange({ ...fields, payeeName: must })).toHaveLength(2)
  })
})

describe('folded', () => {
  const codes = { referralCode: 'FRIEND7' }
  it('is what is optional, but for the code of an invitation', () => {
    const fields = { email: must, telegram: shown, referralCode: shown }
    expect(arrange(fields).flatMap(({ folded }) => folded)).toEqual(['telegram', 'referralCode'])
    const invited = arrange(fields, [], { codes })
    expect(invited.flatMap(({ folded }) => folded)).toEqual(['telegram'])
    expect(invited.flatMap(({ asked }) => asked)).toContain('referralCode')
  })

  it('codes say nothing about the person', () => {
    expect(areCodes(['affiliateCode', 'referralCode'])).toBe(true)
    expect(areCodes(['referralCode', 'email'])).toBe(false)
  })
})

it('every field is drawn once, whatever a platform asks for', () => {
  const rule = fc.constantFrom(must, shown, undefined)
  const names = registrationFields(11).map(({ name }) => name)
  const fields = fc
    .tuple(...names.map(() => rule))
    .map((rules) => Object.fromEntries(names.flatMap((name, at) => (rules[at] ? [[name, rules[at]]] : []))))
  const modules = fc.subarray(['CAPTCHA3', 'AFFMAN3', 'REGMOBVERF3', 'MOBILEPASSREG3'])
  const methods = fc.constantFrom('username' as const, 'mobile' as const)
  fc.assert(
    fc.property(fields, modules, methods, (some, on, method) => {
      const { model, names: all } = build(some, on, { method })
      const steps = arrangeRegistration(model, method)
      const drawn = steps.flatMap(namesOf)
      expect(drawn).toHaveLength(all.length)
      expect(new Set(drawn)).toEqual(new Set(all))
      for (const name of steps.flatMap(({ folded }) => folded)) expect(model.schema.required).not.toContain(name)
      // consents end the form
      expect(drawn.slice(-2)).toEqual(consents)
    }),
  )
})
