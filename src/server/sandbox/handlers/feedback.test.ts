import { afterAll, expect, it } from 'vitest'
import { aurora } from '../merchants/aurora'
import { createTestSandbox } from '../testing/testSandbox'

const brief = { ...aurora, code: 'brief', settings: { ...aurora.settings, feedback: { minLength: 3, maxLength: 20 } } }
const sandbox = createTestSandbox({ merchants: [brief] })
afterAll(() => sandbox.close())

const send = (body: object, merchant = 'aurora') =>
  sandbox.call('PUT', '/wps/feedback', { merchant, body: { questionType: 'GAME', ...body } })

it('is taken of visitors and members, with a reference of its own', async () => {
  const first = await send({ content: 'The reels are lovely to look at.', contact: 'me@example.com' })
  const second = await sandbox.call('PUT', '/wps/feedback', {
    token: await sandbox.tokenOf('member01'),
    body: { questionType: 'OTHER', content: 'Ten letters' },
  })
  expect([first.success, second.success]).toEqual([true, true])
  expect(first.value).not.toEqual(second.value)
})

it('is stored as the member’s; a token that does not count is refused, and nothing stored', async () => {
  const content = 'Where has my bonus gone?'
  const body = { questionType: 'OTHER', content }
  const refused = await sandbox.call('PUT', '/wps/feedback', { merchant: 'jade', body, token: 'run-out' })
  expect(refused).toMatchObject({ status: 401, message: 'customer.not.login' })
  await sandbox.call('PUT', '/wps/feedback', {
    merchant: 'jade',
    body,
    token: await sandbox.tokenOf('member01', 'jade'),
  })
  await sandbox.call('PUT', '/wps/feedback', { merchant: 'jade', body })
  const stored: unknown = await (await sandbox.request('GET', '/sandbox/feedback?merchant=jade')).json()
  expect(stored).toMatchObject({
    feedback: [
      { account: null, content },
      { account: 'member01', content },
    ],
  })
  expect(stored).toHaveProperty('feedback.length', 2)
})

it.each([
  [{ content: 'Too short' }],
  [{ content: `  ${'x'.repeat(9)}          ` }],
  [{ content: 'x'.repeat(141) }],
  [{ content: 'Long enough it is', questionType: 'RUMOUR' }],
  [{}],
])('%j is refused', async (body) => {
  expect(await send(body)).toMatchObject({ success: false, message: 'field.invalid' })
})

it('counts characters, not code units, and as the merchant says', async () => {
  expect(await send({ content: '🎲'.repeat(140) })).toMatchObject({ success: true })
  expect(await send({ content: 'Nice' }, 'brief')).toMatchObject({ success: true })
  expect(await send({ content: 'Far too long for this merchant' }, 'brief')).toMatchObject({ message: 'field.invalid' })
})

it('is not taken endlessly from one place', async () => {
  let answer = await send({ content: 'Once more, with feeling.' })
  for (let times = 0; times < 25 && answer.success; times += 1)
    answer = await send({ content: 'Once more, with feeling.' })
  expect(answer).toMatchObject({ status: 429, success: false })
})
