import { teamTransferMoney } from '../../shared/teamTransfer/teamTransferMoney'
import { getDownlineTransfers, getTeamList, getTeamMember, transferToDownline } from './calls'

export const downlineMoney = teamTransferMoney({
  call: transferToDownline,
  list: getDownlineTransfers,
  changes: [getTeamMember.id, getTeamList.id],
  names: true,
})
