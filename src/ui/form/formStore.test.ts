import { describe, expect, it, vi } from 'vitest'
import { loadBoundedPatterns } from '../../lib/boundedPattern'
import type { FieldSchema, FormField, FormModel, FormValue } from '../../lib/form/model'
import { createFormStore } from './formStore'

type Given = Partial<Omit<FormField, 'messages'>> & {
  readonly schema?: Partial<FieldSchema>
  readonly value?: FormValue
}

/** A model with messages named after their keywords. */
function modelOf(id: string, given: Readonly<Record<string, Given>>): FormModel {
  const fields = Object.entries(given).map(([name, { schema: _schema, value: _value, ...more }]): FormField => ({
    name,
    kind: 'text',
    label: { key: name },
    required: true,
    normalise: 'trim',
    autocomplete: 'off',
    width: 'full',
    sent: true,
    messages: Object.fromEntries(
      ['required', 'minLength', 'format', 'equalTo', 'pattern', 'const'].map((keyword) => [keyword, { key: keyword }]),
    ),
    ...more,
  }))
  return {
    id,
    schema: {
      type: 'object',
      required: fields.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(
        Object.entries(given).map(([name, { schema }]) => [name, { type: 'string', ...schema }]),
      ),
    },
    uiSchema: {},
    fields,
    defaults: Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value ?? ''])),
    needsBoundedPatterns: false,
  }
}

const password = { normalise: 'none' } as const
const account = modelOf('account', {
  name: { schema: { minLength: 3 } },
  password,
  confirm: { ...password, schema: { equalTo: 'password' } },
  note: { required: false, schema: { minLength: 3 } },
})

describe('when a problem is shown', () => {
  it('not while first typing, when the field is left, and from then on at once', () => {
    const store = createFormStore(account)
    store.set('name', 'a')
    expect(store.problem('name')).toBeUndefined()
    store.leave('name')
    expect(store.problem('name')).toEqual({ key: 'minLength' })
    store.set('name', 'abc')
    expect(store.problem('name')).toBeUndefined()
    store.set('name', ' ')
    expect(store.problem('name')).toEqual({ key: 'required' })
  })

  it('not of a field that was passed by with nothing typed; of one that was emptied again', () => {
    const store = createFormStore(account)
    store.leave('name')
    expect(store.problem('name')).toBeUndefined()
    store.set('name', 'abc')
    store.set('name', '')
    store.leave('name')
    expect(store.problem('name')).toEqual({ key: 'required' })
  })

  it('of a value that it began with', () => {
    const store = createFormStore(account, { name: 'a' })
    store.leave('name')
    expect(store.problem('name')).toEqual({ key: 'minLength' })
  })

  it('an optional field may stay empty', () => {
    const store = createFormStore(account)
    store.leave('note')
    expect(store.problem('note')).toBeUndefined()
    store.set('note', 'ab')
    expect(store.problem('note')).toEqual({ key: 'minLength' })
  })

  it('of all fields when the form is sent, in its order', () => {
    const store = createFormStore(account)
    store.set('password', 'x')
    expect(store.check()).toEqual({ ok: false, wrong: ['name', 'confirm'] })
    expect(store.problem('confirm')).toEqual({ key: 'required' })
  })

  it('the second password follows the first', () => {
    const store = createFormStore(account)
    store.set('password', 'one')
    store.set('confirm', 'two')
    store.leave('confirm')
    expect(store.problem('confirm')).toEqual({ key: 'equalTo' })
    store.set('password', 'two')
    expect(store.problem('confirm')).toBeUndefined()
    store.set('password', 'three')
    expect(store.problem('confirm')).toEqual({ key: 'equalTo' })
  })

  it('of one field on request, as a button that sends a code needs it', () => {
    const store = createFormStore(account)
    expect(store.checkField('name')).toBe(false)
    expect(store.problem('name')).toEqual({ key: 'required' })
    store.set('name', 'abc')
    expect(store.checkField('name')).toBe(true)
  })
})

it('a field that begins anew shows no problem', () => {
  const store = createFormStore(account)
  store.set('name', 'a')
  store.leave('name')
  store.clear('name')
  expect([store.value('name'), store.problem('name')]).toEqual(['', undefined])
  store.clear('unheardOf')
  expect(store.value('unheardOf')).toBeUndefined()
})

describe('who hears of it', () => {
  it('the changed field alone', () => {
    const store = createFormStore(account)
    const listeners = { name: vi.fn(), password: vi.fn(), confirm: vi.fn() }
    for (const [name, listener] of Object.entries(listeners)) store.subscribe(name, listener)
    store.set('name', 'a')
    expect([listeners.name, listeners.password, listeners.confirm].map((one) => one.mock.calls.length)).toEqual([
      1, 0, 0,
    ])
    store.set('password', 'a')
    expect(listeners.confirm).not.toHaveBeenCalled()
    store.leave('confirm')
    store.set('confirm', 'b')
    listeners.confirm.mockClear()
    store.set('password', 'b')
    expect(listeners.confirm).toHaveBeenCalledTimes(1)
  })

  it('nobody after leaving', () => {
    const store = createFormStore(account)
    const listener = vi.fn()
    store.subscribe('name', listener)()
    store.set('name', 'a')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a page’s own rules', () => {
  const rules = { name: (value: FormValue) => (value === 'abc' ? 'not this one' : undefined) }

  it('are said together with those of the model, once a value has passed these', () => {
    const store = createFormStore(account)
    store.use(account, rules)
    store.set('name', 'abc')
    expect(store.check()).toEqual({ ok: false, wrong: ['name', 'password', 'confirm'] })
    expect(store.problem('name')).toEqual({ text: 'not this one' })
    expect(store.problem('name')).toBe(store.problem('name'))
    store.set('name', 'ab')
    expect(store.problem('name')).toEqual({ key: 'minLength' })
    store.set('name', 'abcd')
    expect(store.problem('name')).toBeUndefined()
  })

  it('follow what the page knows now', () => {
    const store = createFormStore(account, { name: 'abc' })
    store.use(account, rules)
    expect(store.checkField('name')).toBe(false)
    store.use(account, {})
    expect(store.checkField('name')).toBe(true)
  })
})

describe('what the server refuses', () => {
  const filled = { name: 'abc', password: 'p', confirm: 'p' }

  it('stands at its field until that changes, and may be sent again as it is', () => {
    const store = createFormStore(account, filled)
    expect(store.refuse({ confirm: 'no', name: 'taken', elsewhere: 'x', constructor: 'y' })).toEqual([
      'name',
      'confirm',
    ])
    expect(store.problem('name')).toEqual({ text: 'taken' })
    expect(store.check().ok).toBe(true)
    store.set('name', 'abcd')
    expect(store.problem('name')).toBeUndefined()
    expect(store.problem('confirm')).toEqual({ text: 'no' })
  })

  it('takes the place of what it refused before', () => {
    const store = createFormStore(account, filled)
    store.refuse({ name: 'taken' })
    store.set('password', 'q')
    store.set('confirm', 'q')
    const heard = vi.fn()
    store.subscribe('name', heard)
    store.refuse({ confirm: 'no' })
    expect([store.problem('name'), store.problem('confirm')]).toEqual([undefined, { text: 'no' }])
    expect(heard).toHaveBeenCalledTimes(1)
    store.set('name', '')
    store.refuse({})
    expect([store.problem('name'), store.problem('confirm')]).toEqual([{ key: 'required' }, undefined])
  })
})

describe('another model', () => {
  it('keeps what was typed and shows no problem of a field that is gone', () => {
    const store = createFormStore(account)
    store.set('name', 'abc')
    store.leave('password')
    const next = modelOf('account', { name: { schema: { minLength: 5 } }, captcha: { value: 'start' } })
    store.leave('name')
    store.use(next)
    expect(store.value('name')).toBe('abc')
    expect(store.value('captcha')).toBe('start')
    expect(store.problem('name')).toEqual({ key: 'minLength' })
    expect(store.problem('password')).toBeUndefined()
    store.set('name', 'abcde')
    expect(store.check()).toEqual({ ok: true, values: { name: 'abcde', captcha: 'start' } })
  })
})

it('checked values are those that are sent', () => {
  const model = modelOf('phone', {
    phone: { normalise: 'digits', schema: { format: 'digits', minLength: 11 } },
    agreed: { schema: { type: 'boolean', const: true }, value: false },
  })
  const store = createFormStore(model, { phone: '１３８ 0013 8000' })
  expect(store.check()).toEqual({ ok: false, wrong: ['agreed'] })
  expect(store.problem('agreed')).toEqual({ key: 'const' })
  store.set('agreed', true)
  expect(store.check()).toEqual({ ok: true, values: { phone: '13800138000', agreed: true } })
})

it('server patterns hold once their engine is there', async () => {
  const store = createFormStore(modelOf('p', { code: { schema: { pattern: '^(?:(a+)+b)$' } } }))
  store.set('code', 'a'.repeat(200))
  store.leave('code')
  expect(store.problem('code')).toBeUndefined()
  store.usePatterns(await loadBoundedPatterns())
  expect(store.problem('code')).toEqual({ key: 'pattern' })
  store.set('code', 'aab')
  expect(store.problem('code')).toBeUndefined()
})
