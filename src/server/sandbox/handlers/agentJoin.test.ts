import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const fields = { contactName: 'Robin Walker', contactBy: 'TELEGRAM', contact: '@robin77' }
let count = 0
const apply = (more: object = {}, token?: string, merchant = 'aurora') =>
  sandbox.call('PUT', '/wps/agent/join', {
    merchant,
    body: { fields, requestId: `request-${String((count += 1))}`, ...more },
    ...(token !== undefined && { token }),
  })
const state = async (token: string) => (await sandbox.call('GET', '/wps/agent/join', { token })).value
const decide = (reference: string, decision: string, reason?: string) =>
  sandbox.request('POST', '/sandbox/agent-applications', {
    body: JSON.stringify({ reference, decision, reason }),
  })

it('describes the form in the language asked for', async () => {
  const labels = await Promise.all(
    ['EN', 'CN', 'AR'].map(async (language) => {
      const { value } = await sandbox.call('GET', '/wps/system/setting/agentJoin', { language })
      return JSON.stringify(value)
    }),
  )
  expect(new Set(labels).size).toBe(3)
  expect(labels[0]).toContain('Your name')
})

it('takes applications of visitors and members, each once for its request id', async () => {
  const first = await apply({ requestId: 'the-same-one' })
  expect(first).toMatchObject({ success: true, value: { status: 'PENDING' } })
  expect((await apply({ requestId: 'the-same-one' })).value).toEqual(first.value)
  const token = await sandbox.tokenOf('member01')
  const own = await apply({ affiliateCode: 'agent41' }, token)
  expect(await state(token)).toEqual({ application: own.value })
  // somebody else's request id tells nothing of it
  expect(await apply({ requestId: 'the-same-one' }, await sandbox.tokenOf('vip01'))).toMatchObject({
    message: 'field.invalid',
  })
})

it('keeps one that is undecided, whatever is sent besides; a rejected one can be followed', async () => {
  const token = await sandbox.tokenOf('member01')
  const [one, other] = await Promise.all([apply({}, token), apply({}, token)])
  expect(one.value).toEqual(other.value)
  const reference = member(one.value, 'reference')
  expect((await decide(reference, 'REJECT', 'Tell us more about your plan.')).status).toBe(200)
  expect((await decide(reference, 'APPROVE')).status).toBe(409)
  expect(await state(token)).toMatchObject({
    application: { status: 'REJECTED', reason: 'Tell us more about your plan.' },
  })
  sandbox.clock.now += 1000
  expect((await apply({}, token)).value).toMatchObject({ status: 'PENDING' })
})

it('makes a member an agent whose code counts from then on', async () => {
  const token = await sandbox.tokenOf('member01')
  const { value } = await apply({}, token)
  await decide(member(value, 'reference'), 'APPROVE')
  expect(await state(token)).toMatchObject({ application: { status: 'APPROVED' } })
  expect((await sandbox.call('GET', '/wps/member/info', { token })).value).toMatchObject({ type: 1 })
  const check = await sandbox.call('GET', '/wps/agent/affiliate', { query: { code: 'MEMBER01' } })
  expect(check.value).toEqual({ valid: true })
  expect(await apply({}, token)).toMatchObject({ message: 'no.permission' })
})

it.each<[string, object, object]>([
  ['a code that no agent has', { affiliateCode: 'NOBODY99' }, { message: 'affiliate.invalid' }],
  ['a field that is missing', { fields: { ...fields, contact: '' } }, { value: { fields: { contact: 'required' } } }],
  ['a choice that is none', { fields: { ...fields, contactBy: 'PIGEON' } }, { message: 'field.invalid' }],
  ['too long a plan', { fields: { ...fields, plan: 'x'.repeat(141) } }, { value: { fields: { plan: 'length' } } }],
  ['no fields', { fields: undefined }, { message: 'field.invalid' }],
])('refuses %s', async (_, more, answer) => {
  expect(await apply(more)).toMatchObject({ success: false, ...answer })
})

it('is for real accounts that are no agents, and knows no code where the merchant has no affiliates', async () => {
  expect(await apply({}, await sandbox.tokenOf('demo01'))).toMatchObject({ message: 'demo.not.allowed' })
  expect(await apply({}, await sandbox.tokenOf('agent01'))).toMatchObject({ message: 'no.permission' })
  expect(await apply({ affiliateCode: 'AGENT41' }, undefined, 'sahara')).toMatchObject({ message: 'affiliate.invalid' })
})

it('is not taken endlessly from one place', async () => {
  let answer = await apply()
  for (let times = 0; times < 8 && answer.success; times += 1) answer = await apply()
  expect(answer).toMatchObject({ success: false, message: 'too.many.requests' })
})
