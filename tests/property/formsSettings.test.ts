import fc from 'fast-check'
import { expect, it } from 'vitest'
import { registrationSettingsSchema } from '../../src/contract/registration-settings'
import { productDefaults } from '../../src/engine/brand'
import { buildRegistrationForm, registrationModules } from '../../src/engine/form/registrationForm'
import { toRegistrationPayload } from '../../src/engine/form/registrationPayload'
import { loadBoundedPatterns } from '../../src/lib/boundedPattern'
import { createChecker } from '../../src/lib/form/checkField'
import { readValues } from '../../src/lib/form/values'
import messages from '../../src/ui/form/messages.en.json'

/** Whatever settings a platform sends, there is a form that stands: each rule has its words, and nothing throws. */
const names = [
  'username',
  'password',
  'verifyPwd',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'birthday',
  'address',
  'referralCode',
  'zalo',
  'domain',
  'constructor',
  '__proto__',
  'toString',
  'unheardOf',
]
const rule = fc.record(
  {
    enabled: fc.boolean(),
    required: fc.boolean(),
    patternId: fc.nat(22),
    minLength: fc.nat(40),
    maxLength: fc.nat(40),
    acceptedPattern: fc.oneof(
      fc.constantFrom(
        '^[a-z]+$',
        '(a+)+$',
        '^(?=.*\\d)(?=.*[a-z]).{6,12}$',
        '[',
        '(?<=a)b',
        '^(([a-z])+.)+[A-Z]([a-z])+$',
        '/^\\d+$/',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    ),
  },
  { requiredKeys: ['enabled', 'required'] },
)
const settings = fc
  .array(fc.tuple(fc.constantFrom(...names), rule), { maxLength: 12 })
  .map((pairs) => registrationSettingsSchema.parse({ fields: Object.fromEntries(pairs) }))
const typed = fc.dictionary(
  fc.constantFrom(...names, 'confirmPassword', 'termsAccepted', 'ageConfirmed'),
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('member01', 'Marquee1', '１３８ 0013 8000', '1990-01-02'),
    fc.boolean(),
  ),
)

const said = new Set(Object.keys(messages).map((key) => key.replace(/_(one|other)$/, '')))

it('any settings make a form that can be checked and sent', async () => {
  const checker = createChecker(await loadBoundedPatterns())
  fc.assert(
    fc.property(
      settings,
      fc.subarray(Object.values(registrationModules)),
      fc.constantFrom('username' as const, 'mobile' as const),
      fc.option(fc.string({ maxLength: 8 }), { nil: undefined }),
      typed,
      (found, modules, method, referralCode, values) => {
        const { value: model, issues } = buildRegistrationForm({
          settings: found,
          isOn: (id) => modules.some((module) => module === id),
          registration: productDefaults.registration,
          method,
          today: '2025-03-10',
          referralCode,
        })
        const inOrder = model.fields.map(({ name }) => name)
        expect(Object.keys(model.schema.properties)).toEqual(inOrder)
        expect(model.uiSchema['ui:order']).toEqual(inOrder)
        expect(new Set(inOrder).size).toBe(inOrder.length)
        expect(JSON.parse(JSON.stringify(model))).toEqual(model)
        for (const field of model.fields) {
          const keywords = Object.keys(model.schema.properties[field.name] ?? {})
          expect(Object.keys(field.messages)).toEqual(expect.arrayContaining(keywords))
          expect(field.required).toBe(model.schema.required.includes(field.name))
          for (const { key } of [field.label, ...(field.hint ? [field.hint] : []), ...Object.values(field.messages)])
            expect(said).toContain(key)
        }
        for (const issue of issues) expect(['unknown-field', 'bad-rule']).toContain(issue.code)

        const document = readValues(model, { ...model.defaults, ...values })
        const wrong = checker.document(model.schema, document)
        for (const name of wrong.keys()) expect(inOrder).toContain(name)
        const payload = toRegistrationPayload(
          model,
          { ...model.defaults, ...values },
          { registerUrl: 'https://a.example/', domain: 'a.example' },
        )
        expect(payload).toMatchObject({ registerMethod: 'WEB', login: true, domain: 'a.example' })
        expect(payload).not.toHaveProperty('termsAccepted')
      },
    ),
    { numRuns: 500 },
  )
}, 60_000)
