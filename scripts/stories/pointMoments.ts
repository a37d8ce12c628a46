import { demoPaymentPassword as paymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { type createTestSandbox, member } from '../../src/server/sandbox/testing/testSandbox'
import type { RecordedAnswer } from '../../stories/platform/recorded'

type Sandbox = ReturnType<typeof createTestSandbox>

const username = 'vip01'
const list = 'GET /wps/relay/MCS2_getRedeemPointList'

/** Exchanges of points in each of their states: PTS00000001 approved, 2 rejected, 3 in process, 4 converted. */
export async function pointMoments(sandbox: Sandbox): Promise<readonly RecordedAnswer[]> {
  const token = await sandbox.tokenOf(username)
  const read = async (name: string) => (await sandbox.call('GET', `/wps/relay/${name}`, { token })).value
  const send = async (name: string, body: object) => {
    const path = `/wps/relay/passwordCheck/${name}`
    const { value } = await sandbox.call('POST', path, { token, encrypt: true, body: { ...body, paymentPassword } })
    return member(value, 'reference')
  }
  const redeem = (rewardId: string, more: object) =>
    send('MCS2_redeemPointReward', { rewardId, quantity: 1, requestId: `recorded-${rewardId}`, ...more })
  const decide = (reference: string, decision: string, remark?: string) =>
    sandbox.request('POST', '/sandbox/exchanges', {
      body: JSON.stringify({ merchant: 'aurora', username, reference, decision, remark }),
    })
  const accounts = await read('MCSFE_getPayoutAccounts')
  const payoutAccountId = member(Array.isArray(accounts) ? accounts[0] : undefined, 'id')
  await decide(await redeem('mug', { quantity: 2, address: '1 Demo Street, Demo Town' }), 'APPROVE')
  await decide(
    await redeem('headphones', { address: '1 Demo Street, Demo Town' }),
    'REJECT',
    'The headphones were damaged in the store. We are sorry.',
  )
  await redeem('payout-150', { payoutAccountId })
  await send('MCS2_convertPoint', { points: '200', requestId: 'recorded-points' })
  return [
    { ask: list, moment: 'exchanges made', answer: { success: true, value: await read('MCS2_getRedeemPointList') } },
  ]
}
