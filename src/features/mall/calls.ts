import { pointBalanceSchema, type PointBalance } from '../../contract/point-balance'
import { pointConfigSchema, type PointConfig } from '../../contract/point-config'
import { pointDetailsSchema, type PointDetails } from '../../contract/point-details'
import { pointExchangesSchema, type PointExchanges } from '../../contract/point-exchanges'
import { pointReceiptSchema, type PointReceipt } from '../../contract/point-receipt'
import { pointRewardsSchema, type PointRewards } from '../../contract/point-rewards'
import type { NamedCall } from '../../platform/calls'

const read = { method: 'GET', moduleId: 'PTSYS3', token: true } as const
/** The payment password goes with the call, which is why it is encrypted. */
const checked = { method: 'POST', moduleId: 'PTSYS3', token: true, encrypt: true } as const

export const getBalance: NamedCall<PointBalance> = {
  ...read,
  id: 'pointBalance',
  path: '/wps/relay/MCS2_getPointBalance',
  value: pointBalanceSchema,
}
export const getRewards: NamedCall<PointRewards> = {
  ...read,
  id: 'pointRewards',
  path: '/wps/relay/MCS2_getPointReward',
  value: pointRewardsSchema,
}
export const getConfig: NamedCall<PointConfig> = {
  ...read,
  id: 'pointConfig',
  path: '/wps/relay/MCS2_getPointConfig',
  value: pointConfigSchema,
}
/** `page`, `pageSize`, as the details; or `reference`. */
export const getExchanges: NamedCall<PointExchanges> = {
  ...read,
  id: 'pointExchanges',
  path: '/wps/relay/MCS2_getRedeemPointList',
  value: pointExchangesSchema,
}
export const getDetails: NamedCall<PointDetails> = {
  ...read,
  id: 'pointDetails',
  path: '/wps/relay/MCS2_getPointDetails',
  value: pointDetailsSchema,
}
/** Takes PointRedeemRequest. */
export const redeemReward: NamedCall<PointReceipt> = {
  ...checked,
  id: 'redeemPointReward',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  value: pointReceiptSchema,
}
/** Takes PointConvertRequest. */
export const convertPoints: NamedCall<PointReceipt> = {
  ...checked,
  id: 'convertPoint',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  value: pointReceiptSchema,
}
