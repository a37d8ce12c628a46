import * as z from 'zod/mini'
import type { PointConvertRequest } from '../../contract/point-convert-request'
import type { PointExchanges } from '../../contract/point-exchanges'
import type { PointReceipt } from '../../contract/point-receipt'
import type { PointRedeemRequest } from '../../contract/point-redeem-request'
import { getPayoutAccounts } from '../../shared/payoutAccounts/calls'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { convertPoints, getBalance, getDetails, getExchanges, getRewards, redeemReward } from './calls'

/** What is kept nowhere: the password is asked for each time, and whoever uses this browser next must not see the address. */
interface Beside {
  readonly paymentPassword: string
  /** Of an item. */
  readonly address?: string
}

const changes = [...[getBalance, getDetails, getExchanges, getRewards].map(({ id }) => id), 'balance']
const standings = { PROCESSING: 'waiting', APPROVED: 'granted', REJECTED: 'rejected' } as const

export const bookedExchange = ({
  requestId,
  reference,
  status,
}: Pick<PointExchanges['content'][number], 'requestId' | 'reference' | 'status'>): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

const find: MoneyCall<unknown, unknown, unknown>['find'] = async (client, requestId) =>
  fateIn(
    (await client(getExchanges, { query: { requestId, page: 1, pageSize: 10 } })).content.map(bookedExchange),
    requestId,
  )

const reward = z.object({
  rewardId: z.string(),
  quantity: z.int(),
  name: z.string(),
  points: z.string(),
  /** Of a payout: where the money goes. */
  payoutAccountId: z.optional(z.string()),
})
export type RewardContent = z.infer<typeof reward>

const rewardCall: MoneyCall<RewardContent, Beside, PointReceipt> = {
  call: redeemReward,
  content: reward,
  same: ({ rewardId, quantity, payoutAccountId = '' }) => [rewardId, quantity, payoutAccountId],
  body: ({ rewardId, quantity, payoutAccountId }, beside, requestId): PointRedeemRequest => ({
    rewardId,
    quantity,
    ...(payoutAccountId !== undefined && { payoutAccountId }),
    ...beside,
    requestId,
  }),
  done: bookedExchange,
  find,
  // another tab may have removed the account that a payout goes to
  changes: [...changes, getPayoutAccounts.id],
}
export const rewardMoney = moneyAtoms(rewardCall)

const conversion = z.object({ points: z.string(), amount: z.string(), currency: z.string() })
export type ConversionContent = z.infer<typeof conversion>

const conversionCall: MoneyCall<ConversionContent, Pick<Beside, 'paymentPassword'>, PointReceipt> = {
  call: convertPoints,
  content: conversion,
  same: ({ points }) => [points],
  body: ({ points }, { paymentPassword }, requestId): PointConvertRequest => ({ points, paymentPassword, requestId }),
  done: bookedExchange,
  find,
  changes,
}
export const conversionMoney = moneyAtoms(conversionCall)
