import { consolidatedFundsSchema, type ConsolidatedFunds } from '../../contract/consolidated-funds'
import { depositReceiptSchema, type DepositReceipt } from '../../contract/deposit-receipt'
import { depositReceiptsSchema, type DepositReceipts } from '../../contract/deposit-receipts'
import { depositSettingsSchema, type DepositSettings } from '../../contract/deposit-settings'
import type { NamedCall } from '../../platform/calls'

export const getDepositSettings: NamedCall<DepositSettings> = {
  id: 'depositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  moduleId: 'COMM3',
  token: true,
  value: depositSettingsSchema,
}

const common = { moduleId: 'DEPOSIT3', token: true } as const

/** Takes DepositRequest. Sent again with the same request id it answers the same deposit. */
export const requestDeposit: NamedCall<DepositReceipt> = {
  ...common,
  id: 'requestDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestDeposit',
  value: depositReceiptSchema,
}

/** Takes DepositCancel; one that is cancelled already is answered like the first time. */
export const cancelDeposit: NamedCall<DepositReceipt> = {
  ...common,
  id: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDepositRequest',
  value: depositReceiptSchema,
}

/** `reference`. */
export const getDeposit: NamedCall<DepositReceipt> = {
  ...common,
  id: 'getDeposit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRequest',
  value: depositReceiptSchema,
}

/** Newest first, page by page; `requestId`: the one that it made, or none. */
export const getDeposits: NamedCall<DepositReceipts> = {
  ...common,
  id: 'getDeposits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRequestList',
  value: depositReceiptsSchema,
}

/** A page of the latest ones. */
export const latestPage = (page: number) => ({ page, pageSize: 5 })

export const getConsolidatedFunds: NamedCall<ConsolidatedFunds> = {
  id: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: consolidatedFundsSchema,
}
