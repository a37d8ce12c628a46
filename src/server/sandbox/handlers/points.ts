import type { PointBalance } from '../../../contract/point-balance'
import type { PointConfig } from '../../../contract/point-config'
import type { PointConvertRequest } from '../../../contract/point-convert-request'
import type { PointDetails } from '../../../contract/point-details'
import type { PointExchanges } from '../../../contract/point-exchanges'
import type { PointReceipt } from '../../../contract/point-receipt'
import type { PointRedeemRequest } from '../../../contract/point-redeem-request'
import type { PointRewards } from '../../../contract/point-rewards'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { fewestPoints, pointRatio, pointRules, rewards } from '../content/rewards'
import { decimal, minorOf } from '../money'
import { move } from '../store/movements'
import * as store from '../store/points'
import { readPage } from './readPage'
import { refuseLoginPassword } from './secretProof'
import { settleAccount } from './settleAccount'

export function pointBalance(call: MemberCall): Answer {
  settleAccount(call)
  const { earned, spent } = store.pointEntries(call.platform.database, call.account.id, { offset: 0, limit: 1 })
  const value: PointBalance = { balance: decimal(earned - spent), earned: decimal(earned), spent: decimal(spent) }
  return ok(value)
}

export function pointRewards({ platform, account, language }: MemberCall): Answer {
  const value: PointRewards = rewards.map(({ id, name, description, kind, points, amount, stock }) => ({
    id,
    name: name[language],
    description: description[language],
    kind,
    points: decimal(points * 100),
    ...(amount !== undefined && { amount: decimal(amount) }),
    ...(stock !== undefined && { stock: Math.max(0, stock - store.exchangedOf(platform.database, account.id, id)) }),
  }))
  return ok(value)
}

export function pointConfig({ merchant, language }: MemberCall): Answer {
  const value: PointConfig = {
    currency: merchant.currency.code,
    ratio: decimal(pointRatio * 100),
    minimum: decimal(fewestPoints * 100),
    sources: Object.entries(store.earning).map(([source, amount]) => ({ source, amount: decimal(amount) })),
    rules: pointRules[language],
  }
  return ok(value)
}

export function pointDetails(call: MemberCall): Answer {
  settleAccount(call)
  const { range, paging } = readPage(call)
  const { entries, total } = store.pointEntries(call.platform.database, call.account.id, range)
  const value: PointDetails = {
    content: entries.map(({ id, at, source, points, balance }) => ({
      id: String(id),
      time: at,
      source,
      points: decimal(points),
      balance: decimal(balance),
    })),
    ...paging(total),
  }
  return ok(value)
}

export function pointExchanges(call: MemberCall): Answer {
  const { range, paging } = readPage(call)
  const { exchanges, total } = store.exchangesOf(
    call.platform.database,
    call.account.id,
    range,
    call.query.get('requestId'),
  )
  const value: PointExchanges = {
    content: exchanges.map(({ reference, requestId, kind, reward, quantity, points, amount, address, status, at }) => {
      const item = rewards.find(({ id }) => id === reward)
      return {
        reference,
        requestId,
        applyTime: at,
        exchangeType: kind,
        ...(item && { itemName: item.name[call.language] }),
        quantity,
        points: decimal(points),
        ...(amount !== undefined && { amount: decimal(amount) }),
        ...(address !== undefined && { address }),
        status,
      }
    }),
    ...paging(total),
  }
  return ok(value)
}

const isRedeem = (body: unknown): body is PointRedeemRequest => validate('point-redeem-request', body).length === 0
const isConvert = (body: unknown): body is PointConvertRequest => validate('point-convert-request', body).length === 0

/**
 * Once for each request id, however often it arrives: after the password, which is asked anew (passwordCheck), a known one
 * is answered before anything else is judged.
 */
export async function redeemReward(call: MemberCall): Promise<Answer> {
  const { body } = call
  if (!isRedeem(body)) return refuseFields({ quantity: 'required' })
  const refusal = await refuseLoginPassword(call, body.password)
  if (refusal) return refusal
  const reward = rewards.find(({ id }) => id === body.rewardId)
  if (!reward) return refuseFields({ rewardId: 'unknown' })
  if (reward.kind === 'ITEM' && (body.address ?? '').trim() === '') return refuseFields({ address: 'required' })
  return exchange(call, body.requestId, {
    kind: 'REWARD',
    reward: reward.id,
    quantity: body.quantity,
    points: reward.points * 100 * body.quantity,
    amount: reward.amount === undefined ? undefined : reward.amount * body.quantity,
    address: reward.kind === 'ITEM' ? body.address?.trim() : undefined,
    status: reward.kind === 'CASH' ? 'APPROVED' : 'PROCESSING',
  })
}

export async function convertPoints(call: MemberCall): Promise<Answer> {
  const { body } = call
  if (!isConvert(body)) return refuseFields({ points: 'required' })
  const refusal = await refuseLoginPassword(call, body.password)
  if (refusal) return refusal
  const points = minorOf(body.points) ?? 0
  // points are turned into whole cents: what does not come out even stays
  if (points < fewestPoints * 100 || points % pointRatio !== 0) return refuseFields({ points: 'range' })
  const amount = points / pointRatio
  return exchange(call, body.requestId, {
    kind: 'CONVERT',
    reward: undefined,
    quantity: 1,
    points,
    amount,
    address: undefined,
    status: 'APPROVED',
  })
}

type Wanted = Omit<store.NewExchange, 'accountId' | 'requestId'>

const isSame = (known: store.Exchange, wanted: Wanted): boolean =>
  (['kind', 'reward', 'quantity', 'points', 'address'] as const).every((what) => known[what] === wanted[what])

function exchange({ platform, account }: MemberCall, requestId: string, wanted: Wanted): Answer {
  const { database, now } = platform
  const receipt = (reference: string, status: PointReceipt['status']): Answer => {
    const value: PointReceipt = { reference, status, balance: decimal(store.pointBalance(database, account.id)) }
    return ok(value)
  }
  return database.transaction(() => {
    const known = store.exchangeOf(database, account.id, requestId)
    if (known)
      return isSame(known, wanted) ? receipt(known.reference, known.status) : refuseFields({ requestId: 'used' })
    if (store.pointBalance(database, account.id) < wanted.points) return refuse('points.insufficient')
    const stock = rewards.find(({ id }) => id === wanted.reward)?.stock
    if (
      stock !== undefined &&
      wanted.reward !== undefined &&
      store.exchangedOf(database, account.id, wanted.reward) + wanted.quantity > stock
    )
      return refuse('reward.sold.out')
    const reference = store.addExchange(database, { ...wanted, accountId: account.id, requestId }, now())
    if (wanted.amount !== undefined)
      move(database, { accountId: account.id, kind: 'POINTS', amount: wanted.amount, reference }, now())
    return receipt(reference, wanted.status)
  })
}
