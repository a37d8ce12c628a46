import { describe, expect, it } from 'vitest'
import { build, type Fields, must, registration, shown } from './fixtures'

describe('rules', () => {
  it('local formats hold where the server sends none', () => {
    const { schema, model } = build({ mobileNum: shown, birthday: shown, qqNum: shown, email: shown })
    expect(schema.username).toEqual({ type: 'string', format: 'usernameCharacters', minLength: 6, maxLength: 11 })
    expect(schema.password).toEqual({ type: 'string', format: 'passwordCharacters', minLength: 6, maxLength: 12 })
    expect(schema.confirmPassword).toEqual({ type: 'string', equalTo: 'password' })
    expect(schema.mobileNum).toEqual({ type: 'string', format: 'digits', minLength: 11, maxLength: 11 })
    expect(schema.qqNum).toEqual({ type: 'string', format: 'qqCharacters', minLength: 5, maxLength: 14 })
    expect(schema.email).toEqual({ type: 'string', format: 'email' })
    expect(schema.birthday).toEqual({
      type: 'string',
      format: 'date',
      formatMinimum: '1900-01-01',
      formatMaximum: '2004-03-10',
    })
    expect(schema.ageConfirmed).toEqual({ type: 'boolean', const: true })
    const username = { key: 'form.format.username', params: { min: 6, max: 11, count: 11 } }
    expect(model.fields[0]).toMatchObject({
      hint: username,
      messages: { minLength: username, maxLength: username, format: username },
    })
    expect(model.needsBoundedPatterns).toBe(false)
  })

  it('lengths and pattern of the server stand in their place', () => {
    const { schema, model, issues } = build({
      username: { ...must, patternId: 5, minLength: 4, maxLength: 20 },
      password: { ...must, maxLength: 16 },
      mobileNum: { ...must, minLength: 9, maxLength: 10 },
      payeeName: { ...must, patternId: 10, minLength: 2, acceptedPattern: ' [a-z·]+ ' },
    })
    expect(schema.username).toEqual({ type: 'string', patternId: 5, minLength: 4, maxLength: 20 })
    expect(schema.password).toEqual({ type: 'string', format: 'passwordCharacters', minLength: 6, maxLength: 16 })
    expect(schema.mobileNum).toEqual({ type: 'string', format: 'digits', minLength: 9, maxLength: 10 })
    expect(schema.payeeName).toEqual({ type: 'string', patternId: 10, minLength: 2, pattern: '^(?:[a-z·]+)$' })
    expect(model.needsBoundedPatterns).toBe(true)
    const messages = new Map(model.fields.map((field) => [field.name, field.messages]))
    expect(messages.get('username')).toMatchObject({
      minLength: { key: 'form.lengthBetween', params: { min: 4, max: 20 } },
      patternId: { key: 'form.pattern.5' },
    })
    expect(messages.get('password')?.maxLength).toEqual({
      key: 'form.format.password',
      params: { min: 6, max: 16, count: 16 },
    })
    expect(messages.get('mobileNum')?.minLength?.key).toBe('form.format.mobileBetween')
    expect(messages.get('payeeName')).toMatchObject({
      minLength: { key: 'form.lengthMin', params: { count: 2 } },
      pattern: { key: 'form.acceptedPattern' },
    })
    expect(issues).toEqual([])
  })

  it('how long a number is, is told in digits', () => {
    const { model } = build({
      mobileNum: { ...must, patternId: 6, minLength: 11, maxLength: 11 },
      qqNum: { ...shown, patternId: 6, minLength: 5, maxLength: 14 },
      whatsapp: { ...shown, patternId: 6, minLength: 8 },
      telegram: { ...shown, minLength: 8 },
    })
    const said = Object.fromEntries(model.fields.map(({ name, messages }) => [name, messages.minLength]))
    expect(said.mobileNum).toMatchObject({ key: 'form.format.mobile', params: { count: 11 } })
    expect(said.qqNum).toEqual({ key: 'form.digitsBetween', params: { min: 5, max: 14 } })
    expect(said.whatsapp).toEqual({ key: 'form.digitsMin', params: { count: 8 } })
    expect(said.telegram).toEqual({ key: 'form.lengthMin', params: { count: 8 } })
  })

  it('pattern 0 and lengths of 0 say nothing', () => {
    const { schema, issues } = build({
      username: { ...must, patternId: 0, minLength: 0, maxLength: 0, acceptedPattern: ' ' },
    })
    expect(schema.username).toEqual({ type: 'string', format: 'usernameCharacters', minLength: 6, maxLength: 11 })
    expect(issues).toEqual([])
  })

  it('one length of the server takes away the local one that contradicts it', () => {
    expect(build({ username: { ...must, minLength: 15 } }).schema.username).toEqual({
      type: 'string',
      format: 'usernameCharacters',
      minLength: 15,
    })
    expect(build({ username: { ...must, maxLength: 4 } }).schema.username).toEqual({
      type: 'string',
      format: 'usernameCharacters',
      maxLength: 4,
    })
  })

  it('pattern 10 may be read as Chinese', () => {
    const { schema } = build({ payeeName: { ...must, patternId: 10 } }, [], { pattern10: 'chinese' })
    expect(schema.payeeName?.patternId).toBe('10Chinese')
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
    expect(model.fields.find(({ name }) => name === 'ageConfirmed')?.label).toEqual({
      key: 'form.field.ageConfirmed',
      params: { age: 21 },
    })
    expect(build().model.defaults.ageConfirmed).toBe(true)
  })
})

describe('problems of the settings', () => {
  it.each<[label: string, fields: Fields, issues: object[]]>([
    ['unknown field', { emial: must }, [{ code: 'unknown-field', field: 'emial', nearest: ['email'] }]],
    ['a name of the language itself', { constructor: must }, [{ code: 'unknown-field', field: 'constructor' }]],
    ['its prototype', Object.fromEntries([['__proto__', must]]), [{ code: 'unknown-field', field: '__proto__' }]],
    [
      'minimum over maximum',
      { email: { ...must, minLength: 9, maxLength: 3 } },
      [{ code: 'bad-rule', field: 'email' }],
    ],
    [
      'no such pattern',
      { email: { ...must, patternId: 23 } },
      [{ code: 'bad-rule', field: 'email', reason: 'there is no pattern 23' }],
    ],
    ['a pattern that no date has', { birthday: { ...must, patternId: 6 } }, [{ code: 'bad-rule', field: 'birthday' }]],
    ['a broken expression', { email: { ...must, acceptedPattern: '[a-z' } }, [{ code: 'bad-rule', field: 'email' }]],
    [
      'an expression that looks behind',
      { email: { ...must, acceptedPattern: '(?<=a)b' } },
      [{ code: 'bad-rule', field: 'email' }],
    ],
    [
      'a digits-only field with letters',
      { mobileNum: { ...must, patternId: 15 } },
      [{ code: 'bad-rule', field: 'mobileNum' }],
    ],
    [
      'a length that nobody can type',
      { email: { ...must, minLength: 1e9 } },
      [
        {
          code: 'bad-rule',
          field: 'email',
          reason: 'no value can be as long as its shortest length 1000000000: 254 is the most',
        },
      ],
    ],
    [
      'a length that nobody can mean',
      { nickname: { ...must, maxLength: 2e9 } },
      [
        {
          code: 'bad-rule',
          field: 'nickname',
          reason: 'no value can be as long as its longest length 2000000000: 500 is the most',
        },
      ],
    ],
    [
      'two of them',
      { nickname: { ...must, minLength: 3e9, maxLength: 2e9 } },
      [{ code: 'bad-rule' }, { code: 'bad-rule' }],
    ],
    ['a length that no date has', { birthday: { ...must, maxLength: 6 } }, [{ code: 'bad-rule', field: 'birthday' }]],
    [
      'a length that its pattern rules out',
      { nickname: { ...must, patternId: 20, maxLength: 3 } },
      [{ code: 'bad-rule', field: 'nickname' }],
    ],
    [
      'one field by two names',
      { verifyPwd: must, confirmPassword: must },
      [
        {
          code: 'bad-rule',
          field: 'verifyPwd',
          reason: 'it is the same field as confirmPassword, whose own rule counts',
        },
      ],
    ],
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

  it('a length that nobody can mean is not told, and the other one counts', () => {
    const nickname = (rule: object) => {
      const { schema, model } = build({ nickname: { ...must, ...rule } })
      return { ...schema.nickname, said: model.fields.find(({ name }) => name === 'nickname')?.hint }
    }
    const bare = nickname({})
    expect(nickname({ maxLength: 2e9 })).toEqual(bare)
    expect(nickname({ minLength: 501, maxLength: 2e9 })).toEqual(bare)
    expect(nickname({ minLength: 4, maxLength: 2e9 })).toEqual(nickname({ minLength: 4 }))
    expect(nickname({ minLength: 2e9, maxLength: 20 })).toEqual(nickname({ maxLength: 20 }))
    expect(nickname({ maxLength: 500 })).toMatchObject({ maxLength: 500 })
  })

  it('verifyPwd is the confirmed password', () => {
    expect(build({ verifyPwd: { ...must, minLength: 8 } })).toMatchObject({
      issues: [],
      schema: { confirmPassword: { equalTo: 'password' } },
    })
  })
})
