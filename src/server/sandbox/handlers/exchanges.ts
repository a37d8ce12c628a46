import type { PointConvertRequest } from '../../../contract/point-convert-request'
import type { PointExchanges } from '../../../contract/point-exchanges'
import type { PointReceipt } from '../../../contract/point-receipt'
import type { PointRedeemRequest } from '../../../contract/point-redeem-request'
import { freeText } from '../../../lib/freeText'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { exchangeRemarks, fewestPoints, pointRatio, rewardOf } from '../content/rewards'
import { decimal, minorOf } from '../money'
import * as store from '../store/exchanges'
import { anyPayoutAccount, payoutAccountById } from '../store/payoutAccounts'
import { pointBalance } from '../store/points'
import { refusePaymentPassword } from './paymentPassword'
import { maskedNumber, placeName } from './payoutAccounts'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

export function pointExchanges(call: MemberCall): Answer {
  settleAccount(call)
  const { range, paging } = readPage(call)
  const { database } = call.platform
  const named = { requestId: word(call, 'requestId'), reference: word(call, 'reference') }
  const { exchanges, total } = store.exchangesOf(database, call.account.id, range, named)
  const value: PointExchanges = { content: exchanges.map((exchange) => told(call, exchange)), ...paging(total) }
  return ok(value)
}

/** Every field of an exchange (spec §3), those that it has none of left out. */
function told(
  { platform, merchant, language }: MemberCall,
  exchange: store.Exchange,
): PointExchanges['content'][number] {
  const { reference, requestId, kind, quantity, points, amount, price, ratio, remaining } = exchange
  const item = store.rewardOfExchange(exchange)
  const account =
    exchange.payoutAccount === null ? undefined : anyPayoutAccount(platform.database, exchange.payoutAccount)
  const remark = exchange.remark === null ? undefined : remarkOf(exchange.remark, language)
  return {
    reference,
    requestId,
    applyTime: exchange.appliedAt,
    exchangeType: kind,
    ...(item && { itemName: item.name[language] }),
    quantity,
    ...(remaining !== null && { remainingQuantity: remaining }),
    points: decimal(points),
    ...(amount !== null && { amount: decimal(amount) }),
    ...(price > 0 && { requiredAmount: decimal(price) }),
    currency: merchant.currency.code,
    ...(ratio !== null && { ratio: decimal(ratio) }),
    status: exchange.status,
    ...(exchange.decidedAt !== null && { decidedTime: exchange.decidedAt }),
    ...(remark !== undefined && { remark }),
    ...(exchange.address !== null && { address: exchange.address }),
    ...(account && { paymentAccount: `${placeName(account, language)} ${maskedNumber(account)}` }),
  }
}

const remarkOf = (remark: string, language: MemberCall['language']): string =>
  Object.hasOwn(exchangeRemarks, remark) ? exchangeRemarks[remark as keyof typeof exchangeRemarks][language] : remark

const isRedeem = (body: unknown): body is PointRedeemRequest => validate('point-redeem-request', body).length === 0
const isConvert = (body: unknown): body is PointConvertRequest => validate('point-convert-request', body).length === 0

/**
 * Once for each request id, however often it arrives: after the password, which is asked anew (passwordCheck), a known one
 * is answered before anything else is judged.
 */
export async function redeemReward(call: MemberCall): Promise<Answer> {
  const { body, platform, account } = call
  if (!isRedeem(body)) return refuseFields({ quantity: 'required' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  const { requestId, rewardId, quantity } = body
  const asked = {
    ...{ requestId, rewardId, quantity },
    address: freeText(body.address ?? ''),
    payoutAccount: Number(body.payoutAccountId),
  }
  const known = store.knownOutcome(platform.database, account.id, asked)
  if (known) return answerOf(call, known)
  const reward = rewardOf(rewardId)
  if (!reward) return refuseFields({ rewardId: 'unknown' })
  const address = reward.kind === 'ITEM' ? asked.address : undefined
  if (address === '') return refuseFields({ address: 'required' })
  const payoutAccount = reward.kind === 'PAYOUT' ? asked.payoutAccount : undefined
  if (payoutAccount !== undefined && !payoutAccountById(platform.database, account.id, payoutAccount))
    return refuseFields({ payoutAccountId: 'unknown' })
  return exchange(call, requestId, {
    reward,
    quantity,
    points: reward.points * 100 * quantity,
    amount: reward.amount === undefined ? undefined : reward.amount * quantity,
    address,
    payoutAccount,
  })
}

/** Once for each request id, like a redemption. */
export async function convertPoints(call: MemberCall): Promise<Answer> {
  const { body, platform, account } = call
  if (!isConvert(body)) return refuseFields({ points: 'required' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  const { requestId } = body
  const points = minorOf(body.points) ?? 0
  const bare = { quantity: 1, points, address: undefined, payoutAccount: undefined }
  const known = store.knownOutcome(platform.database, account.id, { ...bare, requestId, rewardId: undefined })
  if (known) return answerOf(call, known)
  // points are turned into whole cents: what does not come out even stays
  if (points < fewestPoints * 100 || points % pointRatio !== 0) return refuseFields({ points: 'range' })
  return exchange(call, requestId, { ...bare, reward: undefined, amount: points / pointRatio })
}

function exchange(call: MemberCall, requestId: string, wanted: store.Wanted): Answer {
  const { database, now } = call.platform
  return answerOf(call, store.addExchange(database, call.account, { ...wanted, requestId }, now()))
}

function answerOf({ platform, account }: MemberCall, outcome: store.Outcome): Answer {
  if (outcome.state === 'refused') return refuseExchange(outcome.why)
  const { reference, status } = outcome.exchange
  const value: PointReceipt = { reference, status, balance: decimal(pointBalance(platform.database, account.id)) }
  return ok(value)
}

function refuseExchange(why: store.ExchangeRefusal): Answer {
  switch (why) {
    case 'used':
      return refuseFields({ requestId: 'used' })
    case 'points':
      return refuse('points.insufficient')
    case 'soldOut':
      return refuse('reward.sold.out')
    case 'had':
      return refuse('reward.claimed')
    case 'funds':
      return refuse('balance.insufficient')
  }
}
