import * as z from 'zod/mini'
import type { PointConvertRequest } from '../../contract/point-convert-request'
import type { PointExchanges } from '../../contract/point-exchanges'
import type { PointReceipt } from '../../contract/point-receipt'
import type { PointRedeemRequest } from '../../contract/point-redeem-request'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { convertPoints, getBalance, getDetails, getExchanges, getRewards, redeemReward } from './calls'

/** The password is asked anew for each; the address of an item is nobody's who uses this browser next. */
interface Beside {
  readonly password: string
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

const reward = z.object({ rewardId: z.string(), quantity: z.int(), name: z.string(), points: z.string() })
export type RewardContent = z.infer<typeof reward>

const rewardCall: MoneyCall<RewardContent, Beside, PointReceipt> = {
  call: redeemReward,
  content: reward,
  same: ({ rewardId, quantity }) => [rewardId, quantity],
  body: ({ rewardId, quantity }, beside, requestId): PointRedeemRequest => ({
    rewardId,
    quantity,
    ...beside,
    requestId,
  }),
  done: bookedExchange,
  find,
  changes,
}
export const rewardMoney = moneyAtoms(rewardCall)

const conversion = z.object({ points: z.string(), amount: z.string(), currency: z.string() })
export type ConversionContent = z.infer<typeof conversion>

const conversionCall: MoneyCall<ConversionContent, Pick<Beside, 'password'>, PointReceipt> = {
  call: convertPoints,
  content: conversion,
  same: ({ points }) => [points],
  body: ({ points }, { password }, requestId): PointConvertRequest => ({ points, password, requestId }),
  done: bookedExchange,
  find,
  changes,
}
export const conversionMoney = moneyAtoms(conversionCall)
