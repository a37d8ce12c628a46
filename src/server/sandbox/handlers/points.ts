import type { PointBalance } from '../../../contract/point-balance'
import type { PointConfig } from '../../../contract/point-config'
import type { PointDetails } from '../../../contract/point-details'
import type { PointRewards } from '../../../contract/point-rewards'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { fewestPoints, pointRatio, pointRules, rewards } from '../content/rewards'
import { decimal } from '../money'
import { leftOf } from '../store/exchanges'
import * as store from '../store/points'
import { readPage } from './readPage'
import { settleAccount } from './settleAccount'

export function pointBalance(call: MemberCall): Answer {
  settleAccount(call)
  const { earned, spent } = store.pointEntries(call.platform.database, call.account.id, { offset: 0, limit: 1 })
  const value: PointBalance = {
    balance: decimal(earned - spent),
    earned: decimal(earned),
    spent: decimal(spent),
    sources: [...store.earnedBySource(call.platform.database, call.account.id)].map(([source, points]) => ({
      source,
      points: decimal(points),
    })),
  }
  return ok(value)
}

export function pointRewards(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account, language } = call
  const value: PointRewards = rewards.map((reward) => {
    const { id, name, description, kind, points, amount, price } = reward
    const { stock, own } = leftOf(platform.database, account, reward)
    return {
      id,
      name: name[language],
      description: description[language],
      kind,
      points: decimal(points * 100),
      image: `/cdn/rewards/${id}.webp?brand=${merchant.code}`,
      ...(amount !== undefined && { amount: decimal(amount) }),
      ...(price !== undefined && { requiredAmount: decimal(price) }),
      ...(stock !== undefined && { stock }),
      ...(own !== undefined && { limit: own }),
    }
  })
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
