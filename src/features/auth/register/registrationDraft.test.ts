import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InviteCodes } from '../../../engine/form/inviteCodeNames'
import { build, must, shown } from '../../../engine/form/fixtures'
import { registrationKey } from '../../../session/keys'
import { tokenGone } from '../../../session/session'
import type { FormDraft } from '../../../ui/form/formDraft'
import { keptFor } from './keptValues'
import {
  draftStep,
  draftTab,
  forgetDraft,
  keepDraftStep,
  keepDraftTab,
  keepLostTry,
  keepTyped,
  leaveDraft,
  lostTry,
  onDraftBegun,
  registrationDraft,
} from './registrationDraft'

const brand = 'aurora'
const fields = { email: must, referralCode: shown, captcha: must, paymentPassword: shown }
const modules = ['MOBILENUMREG3', 'MOBILEPASSREG3', 'CAPTCHA3']
const form = (method: 'username' | 'mobile', codes = {}) => build(fields, modules, { method, codes }).model

/** In memory: there is no storage here, and values that cannot be stored live for the page. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  forgetDraft()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('what was typed is there when the dialog opens again, and in the other tab', () => {
  const first = registrationDraft(brand, form('username'), {})
  first.set('username', 'walker77')
  first.set('email', 'me@example.com')
  expect(registrationDraft(brand, form('username'), {}).value('username')).toBe('walker77')
  const other = registrationDraft(brand, form('mobile'), {})
  expect(other.value('email')).toBe('me@example.com')
  expect(other.value('mobileNum')).toBe('')
  expect(registrationDraft(brand, form('username'), {}).value('username')).toBe('walker77')
})

it('an emptied code stays empty until another invitation comes', () => {
  const codes = { referralCode: 'FRIEND7' }
  registrationDraft(brand, form('username', codes), codes).set('referralCode', '')
  expect(registrationDraft(brand, form('username', codes), codes).value('referralCode')).toBe('')
  const newer = { referralCode: 'NEWER' }
  expect(registrationDraft(brand, form('username', newer), newer).value('referralCode')).toBe('NEWER')
})

it('a newer invitation takes the place of the older as a whole, but not of what was typed', () => {
  const fields = { referralCode: shown, affiliateCode: shown }
  const open = (codes: InviteCodes) =>
    registrationDraft(brand, build(fields, ['AFFMAN3'], { method: 'username', codes }).model, codes)
  const held = (store: FormDraft) => [store.value('referralCode'), store.value('affiliateCode')]
  expect(held(open({ referralCode: 'A' }))).toEqual(['A', ''])
  expect(held(open({ affiliateCode: 'B' }))).toEqual(['', 'B'])
  open({ affiliateCode: 'B' }).set('affiliateCode', 'MINE')
  expect(held(open({ referralCode: 'C' }))).toEqual(['C', 'MINE'])
})

it('is gone with a session: another person may come', () => {
  registrationDraft(brand, form('username'), {}).set('username', 'walker77')
  keepDraftTab('mobile')
  keepDraftStep(1)
  tokenGone.forEach((forget) => forget())
  expect(registrationDraft(brand, form('username'), {}).value('username')).toBe('')
  expect(draftTab(brand)).toBeUndefined()
  expect(draftStep()).toBe(0)
})

it('another tab begins at its first step', () => {
  keepDraftStep(1)
  keepDraftTab('mobile')
  expect(draftStep()).toBe(0)
})

it('is gone an hour after the last change, from memory too', () => {
  registrationDraft(brand, form('username'), {}).set('password', 'Secret12')
  vi.advanceTimersByTime(keptFor - 1)
  expect(registrationDraft(brand, form('username'), {}).value('password')).toBe('Secret12')
  vi.advanceTimersByTime(1)
  expect(registrationDraft(brand, form('username'), {}).value('password')).toBe('')
})

it('a closed dialog keeps what was typed, to the last letter, but for passwords and codes of both tabs', () => {
  registrationDraft(brand, form('username'), {}).set('password', 'Secret12')
  const draft = registrationDraft(brand, form('mobile'), {})
  draft.set('verificationCode', '777123')
  draft.set('captcha', '4281')
  registrationDraft(brand, form('username'), {})
  keepTyped(form('username'))
  draft.set('username', 'walker77')
  keepDraftStep(1)
  leaveDraft()
  const again = registrationDraft(brand, form('username'), {})
  expect([draftStep(), again.value('username')]).toEqual([0, 'walker77'])
  const held = Object.values({ ...again.values(), ...registrationDraft(brand, form('mobile'), {}).values() })
  for (const secret of ['Secret12', '777123', '4281']) expect(held).not.toContain(secret)
})

it('other settings do not make it younger', () => {
  const model = form('username')
  const first = registrationDraft(brand, model, {})
  const end = keepTyped(model)
  vi.advanceTimersByTime(keptFor)
  first.use(form('username'))
  first.leave('username')
  expect(registrationDraft(brand, model, {})).not.toBe(first)
  end()
})

it('a form that is open when it is gone is told of the one that takes its place', () => {
  const first = registrationDraft(brand, form('username'), {})
  const told = vi.fn()
  const stop = onDraftBegun(told)
  registrationDraft(brand, form('username'), { referralCode: 'FRIEND7' })
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(keptFor)
  const second = registrationDraft(brand, form('username'), {})
  expect(second).not.toBe(first)
  expect(told.mock.calls).toEqual([[second]])
  stop()
})

it('a try without an answer is remembered for its account, for an hour', () => {
  const sent = { account: 'walker77', mobileNum: undefined, password: 'Secret12', at: Date.now(), refused: false }
  keepLostTry(sent)
  expect(lostTry('walker77')).toBe(sent)
  expect(registrationKey.read()).toBeUndefined()
  vi.advanceTimersByTime(keptFor)
  expect(lostTry('walker77')).toBeUndefined()
  keepLostTry({ ...sent, at: Date.now() })
  expect(lostTry('strider8')).toBeUndefined()
  expect(lostTry('walker77')).toBeUndefined()
})

describe('a reload', () => {
  const typed = {
    username: 'walker77',
    email: 'me@example.com',
    referralCode: 'FRIEND7',
    termsAccepted: true,
    password: 'Secret12',
    confirmPassword: 'Secret12',
    paymentPassword: '246810',
    captcha: '4281',
    mobileNum: '13800000001',
    verificationCode: '777123',
  }
  function fill(method: 'username' | 'mobile' = 'username') {
    const model = form(method)
    const draft = registrationDraft(brand, model, {})
    const stop = keepTyped(model)
    for (const { name } of model.fields)
      draft.type(name, Object.entries(typed).find(([key]) => key === name)?.[1] ?? '')
    return stop
  }
  /** The page begins anew; what stands in its storage stays. */
  async function reload() {
    const text = registrationKey.read()
    vi.resetModules()
    const { registrationKey: key } = await import('../../../session/keys')
    if (text !== undefined) key.write(text)
    return { ...(await import('./registrationDraft')), left: () => key.read() }
  }

  it('finds what was typed again, but for passwords and codes', async () => {
    fill()
    fill('mobile')
    keepDraftTab('mobile')
    vi.advanceTimersByTime(500)
    const written = registrationKey.read()
    for (const secret of ['Secret12', '246810', '4281', '777123']) expect(written).not.toContain(secret)
    const { registrationDraft: again, draftTab: tab } = await reload()
    expect(tab(brand)).toBe('mobile')
    const draft = again(brand, form('username'), {})
    expect(draft.values()).toMatchObject({
      username: 'walker77',
      email: 'me@example.com',
      referralCode: 'FRIEND7',
      termsAccepted: true,
      password: '',
      confirmPassword: '',
      paymentPassword: '',
      captcha: '',
    })
    const other = again(brand, form('mobile'), {})
    expect([other.value('mobileNum'), other.value('verificationCode')]).toEqual(['13800000001', ''])
  })

  it('fills in nothing that the form would not have written', async () => {
    const values = { username: 'w'.repeat(5000), password: 'Planted1', email: true, referralCode: 'FRIEND7' }
    registrationKey.write(JSON.stringify({ brand, at: Date.now(), codes: {}, values }))
    const { registrationDraft: again, left } = await reload()
    const model = form('username')
    const draft = again(brand, model, {})
    expect(draft.values()).toMatchObject({ username: '', password: '', email: '', referralCode: 'FRIEND7' })
    expect(left()).toBeDefined()
  })

  it('has nothing said of it before it is left', async () => {
    fill()
    vi.advanceTimersByTime(500)
    const { registrationDraft: again } = await reload()
    expect(again(brand, form('username'), {}).state('username')).toEqual({ typed: true, left: false, shown: false })
  })

  it('writes what is on its way when the page goes, or the form', () => {
    fill()
    window.dispatchEvent(new Event('pagehide'))
    expect(registrationKey.read()).toContain('walker77')
    forgetDraft()
    fill()()
    expect(registrationKey.read()).toContain('walker77')
  })

  it('keeps what was found at the one before', async () => {
    fill()
    vi.advanceTimersByTime(500)
    const page = await reload()
    const model = form('username')
    const draft = page.registrationDraft(brand, model, {})
    const stop = page.keepTyped(model)
    draft.type('email', 'other@example.com')
    stop()
    expect(page.left()).toContain('walker77')
    expect(page.left()).toContain('other@example.com')
  })

  it('an emptied code stays empty', async () => {
    const codes = { referralCode: 'FRIEND7' }
    const model = form('username', codes)
    const draft = registrationDraft(brand, model, codes)
    const stop = keepTyped(model)
    draft.type('referralCode', '')
    stop()
    const { registrationDraft: again } = await reload()
    expect(again(brand, model, codes).value('referralCode')).toBe('')
  })

  it.each([
    ['of another brand', () => undefined, 'jade'],
    ['an hour later', () => void vi.advanceTimersByTime(keptFor), brand],
    ['after the account was opened', forgetDraft, brand],
  ])('finds nothing %s', async (_name, act, other) => {
    fill()
    vi.advanceTimersByTime(500)
    act()
    const { registrationDraft: again, left } = await reload()
    expect(again(other, form('username'), {}).value('username')).toBe('')
    expect(left()).toBeUndefined()
  })

  it.each(['', 'no json', '{}', '{"brand":"aurora","at":"now","codes":{},"values":{}}', '[]'])(
    'drops what it does not understand: %s',
    async (text) => {
      registrationKey.write(text)
      const { registrationDraft: again, left } = await reload()
      expect(again(brand, form('username'), {}).value('username')).toBe('')
      expect(left()).toBeUndefined()
    },
  )
})
