import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chunkMessage } from '../../src/app/pages/chunkMessage'
import Maintenance from '../../src/app/pages/Maintenance'
import Region from '../../src/app/pages/Region'
import { placeErrors } from '../../src/shared/forms/placeErrors'
import { sayFailure } from '../../src/shared/forms/sayFailure'
import { addMessages, showMessagesOf } from '../../src/i18n/translate'
import { generalErrors } from '../../src/platform/errors/generalErrors'
import { serverErrors } from '../../src/platform/errors/serverErrors'
import { generalMessage } from '../../src/platform/generalMessage'
import { errorRow } from '../../src/platform/messages'
import { FailureState } from '../../src/shared/failure/FailureState'
import { ChunkLoadFailure } from '../../src/site/importWithTimeout'
import { smsFailureText } from '../../src/shared/sms/smsFailure'
import { createFormStore } from '../../src/ui/form/formStore'
import {
  bare,
  buttons,
  causeOf,
  draw,
  drawWhole,
  english,
  failed,
  failures,
  forms,
  login,
  refused,
  rowsOf,
  t,
} from './failures/catalogue'

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://brand.test/index'))
  addMessages('en', english, true)
  showMessagesOf('en')
})

afterAll(() => vi.unstubAllGlobals())

describe('in a form', () => {
  it.each(failures)('%s is shown where its row says', (_key, error, row) => {
    expect(errorRow(error)).toEqual(row)
    const text = t(row.message)
    for (const model of [...forms, bare]) {
      const has = model.fields.some(({ name }) => name === row.field)
      const placed = placeErrors(error, model, t)
      expect(placed.fields).toEqual(has && row.field !== undefined ? { [row.field]: text } : {})
      expect(placed.form).toBe(has ? undefined : text)
      expect(placed.dialog).toBe(row.place === 'dialog' ? text : undefined)
      const store = createFormStore(model)
      expect(store.refuse(placed.fields)).toEqual(has ? [row.field] : [])
      if (row.field !== undefined && has) expect(store.problem(row.field)).toEqual({ text })
    }
  })
  it.each(failures)('%s has the button of its way on', (_key, error, row) => {
    const html = draw(createElement('div', null, sayFailure({ ...placeErrors(error, bare, t), form: 'words' })))
    const others = Object.values(buttons).filter((label) => label !== buttons[row.way])
    expect(html).toContain('words')
    if (buttons[row.way] !== undefined) expect(html).toContain(`>${buttons[row.way]}</button>`)
    for (const label of others) if (label !== undefined) expect(html).not.toContain(label)
  })
  it('a demo account is led to registration, and to customer service where that is off', () => {
    const said = placeErrors(refused('demo.not.allowed'), bare, t)
    const html = (registration: boolean) => draw(createElement('div', null, sayFailure(said)), registration)
    expect(html(true)).toContain(`>${buttons.register}</button>`)
    expect(html(false)).toContain(`>${buttons.contact}</button>`)
    expect(html(false)).not.toMatch(/regist|sign up|open an account/i)
  })
  it.each(failures)('%s is said in the warning of a code that was not sent', (key, error, row) => {
    const expected = key === 'user.not.exist' ? 'auth.phone.unknown' : row.message
    expect(smsFailureText(error, t)).toBe(t(expected))
  })
  it('fields that the server names are marked, whatever they are', () => {
    const error = failed({
      type: 'server',
      message: 'field.invalid',
      value: { fields: { username: 'taken', nobody: 'x' } },
      status: 200,
    })
    expect(placeErrors(error, login, t)).toMatchObject({
      fields: { username: t('error.fieldInvalid') },
      form: undefined,
    })
  })
})

describe('in place of a part of a page', () => {
  it.each(failures)('%s is said, can be tried again, and leads on', async (_key, error, row) => {
    const html = await drawWhole(createElement(FailureState, { title: 'The part', error, retry: () => undefined }))
    for (const words of ['The part', t(row.message), 'Try again']) expect(html).toContain(words)
    if (buttons[row.way] !== undefined) expect(html).toContain(buttons[row.way])
  })
  it('before the reasons are loaded: the title and another try', () => {
    const html = draw(createElement(FailureState, { title: 'The part', error: refused('x'), retry: () => undefined }))
    for (const words of ['The part', 'Try again']) expect(html).toContain(words)
    // the reason is read alone when it comes, not all of it once more
    expect(html).toMatch(/^<div role="alert" aria-atomic="false"/)
  })
  it.each(rowsOf('page'))('%s replaces the page', (key, row) => {
    if (key === 'chunkTimeout') expect(chunkMessage(new ChunkLoadFailure('timeout'))).toBe(row.message)
    else if (key === 'chunkFailed') expect(chunkMessage(new ChunkLoadFailure('failed'))).toBe(row.message)
    else {
      const html = draw(key === 'region' ? createElement(Region) : createElement(Maintenance))
      expect(html).toContain('<main')
      expect(html).toContain(t(row.message))
      expect(html).toContain('Customer service')
    }
  })
  it.each(Object.entries(generalErrors))('%s is known to the first page by the same row', (key, row) => {
    expect(serverErrors[key]).toBe(row)
    expect(generalMessage(refused(key))).toBe(row.message)
  })
  it.each(rowsOf('transport'))('%s is known to the first page by the same row', (key, row) => {
    expect(generalMessage(causeOf(key))).toBe(row.message)
  })
})
