import { type UplineSettings, uplineSettingsSchema } from '../../contract/upline-settings'
import { type UplineTransfer, uplineTransferSchema } from '../../contract/upline-transfer'
import { type UplineTransfers, uplineTransfersSchema } from '../../contract/upline-transfers'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', token: true } as const

/** To whom, and within which limits. */
export const getUplineSettings: NamedCall<UplineSettings> = {
  ...common,
  id: 'uplineSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransferSettings',
  value: uplineSettingsSchema,
}

/** `page`, `pageSize`; `requestId` for the transfer of one request. */
export const getUplineTransfers: NamedCall<UplineTransfers> = {
  ...common,
  id: 'uplineTransfers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransferList',
  value: uplineTransfersSchema,
}

/** Takes UplineTransferRequest. The payment password goes with it, which is why it is encrypted. */
export const transferToUpline: NamedCall<UplineTransfer> = {
  ...common,
  id: 'transferToUpline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferToUpline',
  encrypt: true,
  value: uplineTransferSchema,
}
