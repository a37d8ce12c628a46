import fc from 'fast-check'
import { expect, it } from 'vitest'
import { registrationSettingsSchema } from '../../src/contract/registration-settings'
import { productDefaults } from '../../src/engine/resolveBrand'
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
const good = fc.record(
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
/** Anything that JSON can hold, and rules that are nearly right. */
const nearly = fc.record(
  {
    enabled: fc.constantFrom<unknown>(true, false, 1, 0, 'true', 'perhaps', null),
    required: fc.constantFrom<unknown>(true, false, 'false', 2, null),
    patternId: fc.constantFrom<unknown>(23, -1, 2.5, '6', null, 1e9, 21, 20, 13, 3),
    minLength: fc.constantFrom<unknown>(1e9, 501, -4, '6', null, 300),
    maxLength: fc.constantFrom<unknown>(1, 2, 3, 1e9, null, {}),
    acceptedPattern: fc.constantFrom<unknown>('(', '(?<=a)b', 7, null, [], '[a-z]+'),
    type: fc.constantFrom<unknown>('hologram', 7),
  },
  { requiredKeys: [] },
)
const rule = fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: nearly }, fc.jsonValue())
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
        const codes = referralCode === undefined ? {} : { referralCode }
        const { value: model, issues } = buildRegistrationForm({
          settings: found,
          isOn: (id) => modules.some((module) => module === id),
          registration: productDefaults.registration,
          method,
          today: '2025-03-10',
          codes,
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
          { registerUrl: 'https://a.example/', domain: 'a.example', codes },
        )
        expect(payload).toMatchObject({ registerMethod: 'WEB', login: true, domain: 'a.example' })
        expect(payload).not.toHaveProperty('termsAccepted')
      },
    ),
    { numRuns: 500 },
  )
}, 60_000)

const must = { enabled: true, required: true }

const email = (length: number) => {
  const local = Math.min(64, length - 5)
  const domain = Array.from({ length: length - local - 4 }, (_, at) => (at % 50 === 49 ? '.' : 'b')).join('')
  return `${'a'.repeat(local)}@${domain.replace(/\.$/, 'b')}.cc`
}
const letters = (letter: string) => (length: number) => letter.repeat(length)
/** A value of a format with so many characters, or as near as the format comes. */
const witnesses: Readonly<Record<string, (length: number) => string>> = {
  date: () => '1990-01-02',
  email: (length) => email(Math.max(6, length)),
  passwordCharacters: (length) => `1${'a'.repeat(Math.max(1, length - 1))}`,
  digits: letters('1'),
  qqCharacters: letters('1'),
}
/** The same of a registration pattern. */
const patternWitnesses: ReadonlyMap<unknown, (length: number) => string> = new Map<unknown, (length: number) => string>(
  [
    [11, () => '1990-01-02'],
    [13, () => '01-02-1990'],
    [3, (length) => email(Math.max(6, length))],
    [20, (length) => `Aa1!${'a'.repeat(Math.max(0, length - 4))}`],
    [21, (length) => `a b${'c'.repeat(Math.max(0, length - 3))}`],
    [6, letters('1')],
    [7, letters('A')],
    [15, letters('한')],
    [16, letters('ก')],
    [18, letters('A')],
    [22, letters('か')],
  ],
)

it('whatever a platform sends for one field, the others stay, and every field can be filled in or says what it wants', () => {
  const checker = createChecker()
  const others = ['payeeName', 'email', 'telegram', 'address']
  const seen = fc.constantFrom('username', 'password', 'mobileNum', 'qqNum', 'birthday', 'nickname', 'captcha', 'zalo')
  fc.assert(
    fc.property(seen, rule, (name, one) => {
      const fields = { ...Object.fromEntries(others.map((other) => [other, must])), [name]: one }
      const { value: model, issues } = buildRegistrationForm({
        settings: registrationSettingsSchema.parse({ fields }),
        isOn: () => true,
        registration: productDefaults.registration,
        method: 'username',
        today: '2025-03-10',
      })
      for (const other of others) {
        expect(model.schema.required).toContain(other)
        expect(issues).not.toContainEqual(expect.objectContaining({ field: other }))
      }
      const schema = model.schema.properties[name]
      if (schema === undefined) return
      const { minLength = 1, format = 'none', pattern: _engine, ...rest } = schema
      const named = Object.hasOwn(witnesses, format) ? witnesses[format] : undefined
      const witness = patternWitnesses.get(schema.patternId) ?? named
      const digits = model.fields.find((field) => field.name === name)?.normalise === 'digits'
      const value = (witness ?? letters(digits ? '1' : 'a'))(minLength)
      const plain = { ...rest, minLength, ...(format !== 'none' && { format }) }
      expect([value, checker.field(plain)(value, {})]).toEqual([value, []])
    }),
    { numRuns: 1000 },
  )
}, 60_000)
