import { type createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import { demoPassword } from '../../src/server/sandbox/seed/demoAccounts'
import type { RecordedAnswer } from '../../stories/platform/recorded'
import { nameSessions } from './nameSessions'
import { recordedAt } from './recordedAt'

type Sandbox = ReturnType<typeof createTestSandbox>

const day = 24 * 3_600_000
/** In place of the one that was made: whoever records again finds no other. */
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** What the dialogs of My account are answered, and the account as it stands at other times. */
export async function accountMoments(sandbox: Sandbox): Promise<readonly RecordedAnswer[]> {
  const answers: RecordedAnswer[] = []
  const token = await sandbox.tokenOf('member01')
  const read = async (path: string) => (await sandbox.call('GET', path, { token })).value
  const send = async (ask: string, body: object, moment?: string, encrypt = true) => {
    const [method = '', path = ''] = ask.split(' ')
    const { success, value, message } = await sandbox.call(method, path, { token, body, ...(encrypt && { encrypt }) })
    const told = path === authenticator && success ? withoutSecret(value) : nameSessions(value)
    answers.push({
      ask,
      ...(moment !== undefined && { moment }),
      answer: { success, ...(told !== undefined && { value: told }), ...(message !== undefined && { message }) },
    })
  }
  const tell = (path: string, moment: string, value: object) =>
    answers.push({ ask: `GET ${path}`, moment, answer: { success: true, value } })

  await send('POST /wps/member/contact/code', { kind: 'mobile', target: 'current' }, undefined, false)
  await send('POST /wps/member/contact', { kind: 'email', verificationCode: '000000' }, 'code wrong')
  await send(`PUT ${authenticator}`, { password: 'wrong1' }, 'wrong password')
  await send(`PUT ${authenticator}`, { password: demoPassword })
  await send(`POST ${authenticator}`, { code: '000000' }, 'code wrong')
  await send('POST /wps/member/close', { password: 'wrong1', givenUp: '0' }, 'wrong password')
  await send('POST /wps/member/paymentPassword', { paymentPassword: '000001', newPassword: '482915' }, 'wrong password')
  await send('POST /wps/verification/sms/payment', {}, undefined, false)
  await send('POST /wps/member/sessions/close', {}, undefined, false)

  const info = '/wps/member/info'
  const own = object(await read(info))
  tell(info, 'payment password missing', { ...own, hasPaymentPassword: false })
  tell(info, 'mobile not verified', { ...own, mobileVerified: false })
  const {
    mobile: _mobile,
    mobileVerified: _mobileVerified,
    email: _email,
    emailVerified: _emailVerified,
    ...bare
  } = own
  tell(info, 'nothing to reach', bare)
  tell(authenticator, 'authenticator on', { enabled: true, since: recordedAt - 40 * day })
  const closing = '/wps/member/close'
  const settled = { ...object(await read(closing)), openWithdrawals: 0, openDeposits: 0, openBets: 0, openContracts: 0 }
  tell(closing, 'nothing left', { ...settled, balance: '0.00' })
  tell(closing, 'little left', { ...settled, balance: '3.40' })
  const sessions = '/wps/member/sessions'
  const here = { id: 'here', device: chrome, address: '203.0.113.7', startedAt: recordedAt, seenAt: recordedAt }
  tell(sessions, 'several devices', {
    sessions: [
      { ...here, current: true },
      { ...here, id: 'phone', device: phone, address: '198.51.100.20', seenAt: recordedAt - day, current: false },
      { id: 'unknown', startedAt: recordedAt - 9 * day, seenAt: recordedAt - 8 * day, current: false },
    ],
  })
  const pictures = await read('/wps/relay/MCSFE_getPlayerAvatar')
  const chosen = object(Array.isArray(pictures) ? pictures[1] : undefined)
  answers.push({
    ask: 'GET /wps/member/info/icon',
    moment: 'picture chosen',
    answer: { success: true, value: { ...chosen } },
  })
  return answers
}

const authenticator = '/wps/member/authenticator'

function withoutSecret(value: unknown): object {
  const made = member(value, 'secret')
  return { secret, uri: member(value, 'uri').replace(made, secret) }
}

const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
