import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RegistrationSettings } from '../../contract/registration-settings'
import { buildForm } from '../../engine/form/buildForm'
import { buildLoginForm } from '../../engine/form/loginForm'
import { productDefaults } from '../../engine/resolveBrand'
import { buildRegistrationForm } from '../../engine/form/registrationForm'
import type { FormModel } from '../../lib/form/model'
import { Form, type ProductFormProps } from './Form'
import { createFormDraft } from './formDraft'
import type { FormProps } from './formProps'
import { PlatformForm, type PlatformFormProps } from './PlatformForm'

function registrationWith(fields: RegistrationSettings['fields'], ...modules: string[]) {
  return buildRegistrationForm({
    settings: { fields },
    isOn: (id) => modules.includes(id),
    registration: productDefaults.registration,
    method: 'username',
    today: '2025-03-10',
    codes: { referralCode: 'FRIEND7' },
  }).value
}
const shown = { enabled: true, required: false }
const registration = registrationWith({ captcha: shown }, 'CAPTCHA3')
const long = registrationWith({ birthday: shown, address: shown, email: shown }, 'REGMOBVERF3')

type Props = Partial<Omit<FormProps, 'model'>>
const given = {
  submitLabel: 'Go',
  onSubmit: () => Promise.resolve(),
  t: (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key),
}
const drawForm = (model: FormModel, more: Partial<ProductFormProps> = {}) =>
  renderToStaticMarkup(<Form model={model} {...given} {...more} />)
const drawPlatformForm = (model: FormModel, more: Partial<PlatformFormProps> = {}) =>
  renderToStaticMarkup(<PlatformForm model={model} {...given} {...more} />)

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`))?.[0] ?? ''

/** Both forms draw the same. */
const both: [name: string, draw: (model: FormModel, more?: Props) => string][] = [
  ['Form', drawForm],
  ['PlatformForm', drawPlatformForm],
]

describe.each(both)('what %s draws', (_name, draw) => {
  const html = draw(registration)

  it('the browser’s own checks stay out', () => {
    expect(html).toMatch(/^<form noValidate=""/)
    expect(html.match(/<form/g)).toHaveLength(1)
  })

  it('every field that can be seen, in the order of the model', () => {
    const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(registration.fields.map(({ name }) => name))
  })

  it('attributes for autofill and keyboards', () => {
    expect(tagsOf(html, 'username')).toMatch(/autoComplete="username"/i)
    expect(tagsOf(html, 'password')).toMatch(/type="password"/)
    expect(tagsOf(html, 'password')).toMatch(/autoComplete="new-password"/i)
    expect(tagsOf(html, 'ageConfirmed')).toMatch(/checked=""/)
    const more = draw(long)
    expect(tagsOf(more, 'verificationCode')).toMatch(/inputMode="numeric"/i)
    expect(tagsOf(more, 'verificationCode')).toMatch(/one-time-code/)
    expect(tagsOf(more, 'birthday')).toMatch(/type="date"/)
    expect(tagsOf(more, 'address')).toMatch(/^<textarea/)
  })

  it('a long form begins with as many fields as can be seen', () => {
    expect(draw(long).match(/<(?:input|textarea)/g)).toHaveLength(8)
  })

  it('label, hint and control belong together, and required ones carry a star', () => {
    const id = /id="([^"]+)"/.exec(tagsOf(html, 'username'))?.[1] ?? ''
    expect(html).toContain(`for="${id}"`)
    expect(tagsOf(html, 'username')).toContain(`aria-describedby="${id}-hint"`)
    expect(html).toContain(`id="${id}-hint"`)
    expect(html.match(/>\*</g)).toHaveLength(registration.fields.filter(({ required }) => required).length)
  })

  it('no problem before anything is typed', () => {
    expect(html).not.toContain('aria-invalid')
  })

  it('what the page adds', () => {
    const more = draw(registration, {
      beside: { captcha: <i>picture</i> },
      labels: { termsAccepted: <a href="/terms">terms</a> },
      formError: 'the line is down',
      busy: true,
    })
    expect(more).toContain('<i>picture</i>')
    expect(more).toContain('<a href="/terms">terms</a>')
    expect(more).toMatch(/role="alert"[^>]*>.*the line is down/)
    expect(more).toContain('aria-busy="true"')
  })
})

it('both forms draw the same, but for the ids', () => {
  const plain = (html: string) => html.replace(/ (id|for|aria-describedby)="[^"]*"/g, '')
  for (const model of [registration, long]) expect(plain(drawPlatformForm(model))).toBe(plain(drawForm(model)))
})

describe('values and problems', () => {
  const { value: login } = buildLoginForm({ method: 'username', captcha: false, mobileDigits: 11 })

  it('of the product’s own form are drawn, values never as attributes', () => {
    const html = drawForm(login, { values: { username: 'member01' } })
    expect(html).not.toContain('member01')
  })

  it('of a draft are drawn, values never as attributes', () => {
    const draft = createFormDraft(login, { username: 'member01' })
    expect(drawPlatformForm(login, { draft })).not.toContain('member01')
  })

  it('of the server are drawn as text, whatever they hold', () => {
    const draft = createFormDraft(login)
    draft.refuse({ username: '<img src=x>' })
    expect(drawPlatformForm(login, { draft })).toContain('&lt;img src=x&gt;')
  })
})

it.each(both)('a field of %s may have any name', (_name, draw) => {
  const row = (name: string) => ({
    row: { name, labelKey: name, kind: 'text', autocomplete: 'off' } as const,
    required: false,
  })
  const html = draw(buildForm('odd', [row('constructor'), row('toString'), row('valueOf')]).value)
  expect(html).toContain('name="constructor"')
  expect(html).toContain('name="toString"')
})
