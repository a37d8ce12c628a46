import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { type createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import { reviewedAfter } from '../../src/server/sandbox/store/withdrawals'
import type { RecordedAnswer } from '../../stories/platform/recorded'

type Sandbox = ReturnType<typeof createTestSandbox>

const one = 'GET /wps/relay/MCSFE_getWithdrawalRequest'
const settings = 'GET /wps/relay/MCSFE_getWithdrawSettings'

/** A withdrawal in each of its states, as the sandbox goes through them. Its account is nobody's that other stories show. */
export async function withdrawalMoments(sandbox: Sandbox): Promise<readonly RecordedAnswer[]> {
  const answers: RecordedAnswer[] = []
  const token = await sandbox.tokenOf('vip01')
  const read = (name: string, query: Record<string, string> = {}) =>
    sandbox.call('GET', `/wps/relay/${name}`, { token, query })
  const keep = async (ask: string, moment: string | undefined, query: Record<string, string> = {}) => {
    const { success, value } = await read(ask.split('/').at(-1) ?? '', query)
    answers.push({ ask, ...(moment !== undefined && { moment }), answer: { success, value } })
  }
  const accounts = (await read('MCSFE_getPayoutAccounts')).value
  const accountId = member(Array.isArray(accounts) ? accounts[0] : undefined, 'id')
  const ask = async (amount: string) => {
    const body = { accountId, amount, paymentPassword: demoPaymentPassword, requestId: `recorded-${amount}` }
    const { value } = await sandbox.call('POST', '/wps/relay/passwordCheck/MCSFE_requestWithdrawal', {
      token,
      encrypt: true,
      body,
    })
    return { reference: member(value, 'reference') }
  }
  const confirm = (reference: string, said: object) =>
    sandbox.call('POST', '/wps/relay/MCSFE_confirmPayment', { token, body: { reference, ...said } })

  const rejected = await ask('100.13')
  const first = await ask('250.00')
  await keep(one, undefined, first)
  sandbox.clock.now += 4_000
  await keep(one, 'withdrawal approved', first)
  await keep(one, 'withdrawal rejected', rejected)
  sandbox.clock.now += 4_000
  await keep(one, 'withdrawal paid', first)
  await confirm(first.reference, { outcome: 'PART', received: '180.50' })
  await keep(one, 'withdrawal in review', first)
  sandbox.clock.now += reviewedAfter
  await keep(one, 'withdrawal returned', first)
  const second = await ask('300.00')
  sandbox.clock.now += 8_000
  await read('MCSFE_getWithdrawalRequest', second)
  await confirm(second.reference, { outcome: 'RECEIVED' })
  await keep(one, 'withdrawal received', second)
  answers.push({
    ask: one,
    moment: 'withdrawal unknown',
    answer: { success: false, message: 'field.invalid', value: { fields: { reference: 'unknown' } } },
  })
  await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', {
    token,
    body: { methodId: 'bank', amount: '400', requestId: 'recorded-turnover' },
  })
  sandbox.clock.now += 5_000
  await keep(settings, 'stakes are missing')
  return answers
}
