import { afterEach, describe, expect, it, vi } from 'vitest'
import type { InviteCodes } from '../../src/engine/form/inviteCodeNames'
import { captchaCall } from '../../src/features/auth/calls'
import type { FormValues } from '../../src/lib/form/model'
import { errorRow } from '../../src/platform/messages'
import { clientAtom } from '../../src/session/client'
import { sessionAtom } from '../../src/session/session'
import { jade } from '../../src/server/sandbox/merchants/jade'
import { member } from '../../src/server/sandbox/testing/testSandbox'
import { registration } from './failures/begin'
import { createVisitor } from './failures/visitor'

let close: (() => void) | undefined
afterEach(() => {
  close?.()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const given = (codes: InviteCodes): FormValues =>
  Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])))

/** Registers at an address with these codes; what was typed besides stands over what the form begins with. */
async function register(merchant: string, codes: InviteCodes, typed: FormValues = {}) {
  const visitor = await createVisitor(merchant)
  close = visitor.close
  const { page, values = {}, send } = await registration(visitor, 'username', codes)
  const fetching = vi.spyOn(globalThis, 'fetch')
  const error: unknown = await send({ ...values, ...given(codes), ...typed }).catch((reason: unknown) => reason)
  const asked = (path: string) =>
    fetching.mock.calls.filter(([address]) => typeof address === 'string' && address.startsWith(path)).length
  const signedIn = page.get(sessionAtom).state === 'signed-in'
  const info = signedIn ? await page.get(clientAtom)('memberInfo') : undefined
  return {
    message: error === undefined ? undefined : errorRow(error).message,
    signedIn,
    hasUpline: info?.toUpline === true,
    registered: asked('/wps/member/register'),
    checked: asked('/wps/agent/affiliate'),
  }
}

describe('where the form shows no field for them', () => {
  it('a code of the address counts', async () => {
    expect(await register('sahara', { referralCode: 'MEMBER01' })).toMatchObject({
      signedIn: true,
      hasUpline: true,
      registered: 1,
    })
  })
  it('one that nobody has is dropped, and the account opened without it', async () => {
    expect(await register('sahara', { referralCode: 'STALE99' })).toMatchObject({
      signedIn: true,
      hasUpline: false,
      registered: 2,
    })
  })
  it('one that is malformed is dropped as well', async () => {
    const outcome = await register('sahara', { referralCode: 'x'.repeat(64), affiliateCode: 'x' })
    expect(outcome).toMatchObject({ signedIn: true, hasUpline: false, checked: 0 })
  })
})

/** A merchant with a picture, and no field for the code. A picture counts once, whatever was wrong. */
const { referralCode: _shown, ...fields } = jade.registration.fields
const withPicture = { ...jade, registration: { ...jade.registration, fields } }

describe('where a picture is used up by each try', () => {
  it('the next press goes without the code that was refused, and opens the account', async () => {
    const visitor = await createVisitor('jade', { merchants: [withPicture] })
    close = visitor.close
    const { page, values = {}, send } = await registration(visitor, 'username', { referralCode: 'STALE99' })
    const fetching = vi.spyOn(globalThis, 'fetch')
    const press = async (): Promise<string | undefined> => {
      await page.get(clientAtom)(captchaCall)
      const shown: unknown = await (await visitor.request('GET', '/sandbox/captcha?merchant=jade')).json()
      const typed = { ...values, payeeName: '王小明', captcha: member(shown, 'answer') }
      return send(typed).then(
        () => undefined,
        (error: unknown) => errorRow(error).message,
      )
    }
    const tries = () =>
      fetching.mock.calls.filter(
        ([address]) => typeof address === 'string' && address.startsWith('/wps/member/register'),
      ).length
    // refused with the code, and without it for the picture
    expect(await press()).toBe('error.captchaInvalid')
    expect(tries()).toBe(2)
    expect(await press()).toBeUndefined()
    expect(tries()).toBe(3)
    expect(page.get(sessionAtom).state).toBe('signed-in')
  })
})

describe('where the form shows them', () => {
  it('one that nobody has is refused at its field', async () => {
    const outcome = await register('aurora', { referralCode: 'STALE99' })
    expect(outcome).toMatchObject({ signedIn: false, message: 'error.referralInvalid', registered: 1 })
  })
  it('an emptied field wins over the address', async () => {
    const outcome = await register(
      'aurora',
      { referralCode: 'STALE99', affiliateCode: 'NOBODY1' },
      { referralCode: '', affiliateCode: '' },
    )
    expect(outcome).toMatchObject({ signedIn: true, hasUpline: false, registered: 1, checked: 0 })
  })
  it('the affiliate code of the address is checked before anything is sent', async () => {
    expect(await register('aurora', { affiliateCode: 'NOBODY1' })).toMatchObject({
      message: 'error.affiliateInvalid',
      checked: 1,
      registered: 0,
    })
  })
  it('and counts where an agent has it', async () => {
    expect(await register('aurora', { affiliateCode: 'AGENT01' })).toMatchObject({
      signedIn: true,
      hasUpline: true,
      checked: 1,
    })
  })
})
