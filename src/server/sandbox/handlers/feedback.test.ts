import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { aurora } from '../merchants/aurora'
import { answerTime } from '../store/feedback'
import { createTestSandbox, member } from '../testing/testSandbox'

const brief = { ...aurora, code: 'brief', settings: { ...aurora.settings, feedback: { minLength: 3, maxLength: 20 } } }
const sandbox = createTestSandbox({ merchants: [brief] })
afterAll(() => sandbox.close())

let requests = 0
/** A request id of its own, where the body has none. */
const asked = (body: object) => {
  requests += 1
  return { requestId: `request-${requests}`, ...body }
}
const send = (body: object, merchant = 'aurora') =>
  sandbox.call('PUT', '/wps/feedback', { merchant, body: asked({ questionType: 'GAME', ...body }) })

it('is taken of visitors and members, with a reference of its own', async () => {
  const first = await send({ content: 'The reels are lovely to look at.', contact: 'me@example.com' })
  const second = await sandbox.call('PUT', '/wps/feedback', {
    token: await sandbox.tokenOf('member01'),
    body: asked({ questionType: 'OTHER', content: 'Ten letters' }),
  })
  expect([first.success, second.success]).toEqual([true, true])
  expect(first.value).not.toEqual(second.value)
})

it('is stored as the member’s; a token that does not count is refused, and nothing stored', async () => {
  const content = 'Where has my bonus gone?'
  const body = asked({ questionType: 'OTHER', content })
  const refused = await sandbox.call('PUT', '/wps/feedback', { merchant: 'jade', body, token: 'run-out' })
  expect(refused).toMatchObject({ status: 401, message: 'customer.not.login' })
  await sandbox.call('PUT', '/wps/feedback', {
    merchant: 'jade',
    body,
    token: await sandbox.tokenOf('member01', 'jade'),
  })
  await sandbox.call('PUT', '/wps/feedback', { merchant: 'jade', body: { ...body, requestId: 'request-of-a-visitor' } })
  const stored: unknown = await (await sandbox.request('GET', '/sandbox/feedback?merchant=jade')).json()
  expect(stored).toMatchObject({
    feedback: [
      { account: null, content },
      { account: 'member01', content },
    ],
  })
  expect(stored).toHaveProperty('feedback.length', 2)
})

it('is stored once for a request, whose id stands for nothing else', async () => {
  const message = { content: 'The answer to this one was lost.', requestId: 'sent-and-sent-again' }
  const first = await send(message)
  expect(first.success).toBe(true)
  expect(await send(message)).toEqual(first)
  expect(await send({ ...message, content: 'Now it says something else.' })).toMatchObject({
    value: { fields: { requestId: 'used' } },
  })
  const stranger = { token: await sandbox.tokenOf('vip01'), body: { questionType: 'GAME', ...message } }
  expect(await sandbox.call('PUT', '/wps/feedback', stranger)).toMatchObject({
    value: { fields: { requestId: 'used' } },
  })
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
  expect(await send({ content: '👨‍👩‍👧‍👦'.repeat(140) })).toMatchObject({ success: true })
  expect(await send({ content: '👨‍👩‍👧‍👦'.repeat(141) })).toMatchObject({ message: 'field.invalid' })
  expect(await send({ content: 'Nice' }, 'brief')).toMatchObject({ success: true })
  expect(await send({ content: 'Far too long for this merchant' }, 'brief')).toMatchObject({ message: 'field.invalid' })
})

describe('of a member', () => {
  const upload = async (token: string) => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a8' } })
      .png()
      .toBuffer()
    const response = await sandbox.request('POST', '/wps/relay/MCSFE_uploadImage', {
      headers: { Merchant: 'aurora', Authorization: token, ModId: 'COMM3' },
      body: new Uint8Array(png),
    })
    const { value } = (await response.json()) as { value: unknown }
    return member(value, 'fileId')
  }
  const list = async (token: string, query: Record<string, string> = {}) =>
    (await sandbox.call('GET', '/wps/feedback', { token, query })).value
  const say = async (token: string, body: object) =>
    sandbox.call('PUT', '/wps/feedback', {
      token,
      body: asked({ questionType: 'DEPOSIT', content: 'Where is it now?', ...body }),
    })

  it('comes with up to three images of their own', async () => {
    const [token, other] = [await sandbox.tokenOf('vip01'), await sandbox.tokenOf('agent01')]
    const [mine, theirs] = [await upload(token), await upload(other)]
    expect(await say(token, { fileIds: [theirs] })).toMatchObject({ value: { fields: { fileIds: 'unknown' } } })
    expect(await say(token, { fileIds: [mine, mine] })).toMatchObject({ value: { fields: { fileIds: 'unknown' } } })
    expect(await say(token, { fileIds: Array(4).fill(mine) })).toMatchObject({
      value: { fields: { fileIds: 'tooMany' } },
    })
    expect(await send({ content: 'Who sends this picture?', fileIds: [mine] })).toMatchObject({
      value: { fields: { fileIds: 'unknown' } },
    })
    expect(await say(token, { fileIds: [mine] })).toMatchObject({ success: true })
    expect(await list(token)).toMatchObject({ total: 1, content: [{ images: 1, answers: [] }] })
  })

  it('is theirs alone, and answered after a while, with a letter', async () => {
    const token = await sandbox.tokenOf('agent02')
    const { value } = await say(token, { contact: 'agent02@example.com' })
    const reference = member(value, 'reference')
    sandbox.clock.now += answerTime - 1
    expect(await list(token)).toMatchObject({ content: [{ reference, contact: 'agent02@example.com', answers: [] }] })
    sandbox.clock.now += 1
    expect(await list(token, { reference })).toMatchObject({
      content: [{ answers: [{ content: expect.stringContaining('Deposit page') as unknown }] }],
    })
    expect(await list(await sandbox.tokenOf('agent01'))).toMatchObject({ total: 0 })
    const inbox = await sandbox.call('GET', '/wps/relay/CSP_getInbox', { token })
    expect(inbox.value).toHaveProperty(
      ['content', 0],
      expect.objectContaining({ notificationType: 'FEEDBACK_ANSWERED', reference }),
    )
  })

  it('is answered by an operator too, in their words, and once by the sandbox at most', async () => {
    const token = await sandbox.tokenOf('agent42')
    const reference = member((await say(token, {})).value, 'reference')
    const reply = (body: object) => sandbox.request('POST', '/sandbox/feedback', { body: JSON.stringify(body) })
    expect((await reply({ merchant: 'jade', reference, answer: 'No' })).status).toBe(404)
    expect((await reply({ merchant: 'aurora', reference })).status).toBe(400)
    expect((await reply({ merchant: 'aurora', reference, answer: 'It has arrived.' })).status).toBe(200)
    sandbox.clock.now += answerTime
    expect(await list(token)).toMatchObject({ content: [{ answers: [{ content: 'It has arrived.' }] }] })
  })

  it('is not a demo account’s: it can send it, and has no list', async () => {
    const token = await sandbox.tokenOf('demo01')
    expect(await say(token, {})).toMatchObject({ success: true })
    expect(await sandbox.call('GET', '/wps/feedback', { token })).toMatchObject({ message: 'demo.not.allowed' })
  })
})

it('of a visitor is answered by mail where they left an address', async () => {
  const contact = 'visitor@example.com'
  const reference = member((await send({ content: 'Do you open on Sunday?', contact })).value, 'reference')
  const body = JSON.stringify({ merchant: 'aurora', reference, answer: 'Every day.' })
  await sandbox.request('POST', '/sandbox/feedback', { body })
  const mails: unknown = await (await sandbox.request('GET', `/sandbox/mail?merchant=aurora&account=${contact}`)).json()
  expect(mails).toMatchObject({ mails: [{ to: contact, subject: reference, body: 'Every day.' }] })
})

it('is not taken endlessly from one place', async () => {
  let answer = await send({ content: 'Once more, with feeling.' })
  for (let times = 0; times < 25 && answer.success; times += 1)
    answer = await send({ content: 'Once more, with feeling.' })
  expect(answer).toMatchObject({ status: 429, success: false })
})

it('is a part of what the member takes along, with its answers', async () => {
  const own = createTestSandbox()
  const token = await own.tokenOf('vip01')
  const body = { questionType: 'GAME', content: 'How is a tie at baccarat paid?' }
  const sent = await own.call('PUT', '/wps/feedback', { token, body: asked(body) })
  own.clock.now += answerTime
  await own.call('GET', '/wps/feedback', { token })
  const { value } = await own.call('GET', '/wps/member/data', { token })
  own.close()
  expect(value).toMatchObject({
    data: {
      feedback: [
        { ...body, reference: member(sent.value, 'reference'), answers: [{ content: expect.stringMatching(/\w/) }] },
      ],
    },
  })
})
