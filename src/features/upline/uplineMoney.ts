import { teamTransferMoney } from '../../shared/teamTransfer/teamTransferMoney'
import { getUplineSettings, getUplineTransfers, transferToUpline } from './calls'

export const uplineMoney = teamTransferMoney({
  call: transferToUpline,
  list: getUplineTransfers,
  changes: [getUplineSettings.id],
  names: false,
})
