import { teamTransferMoney } from '../../shared/teamTransfer/teamTransferMoney'
import { getDownlineTransfers, getTeamMember, getTeamMembers, transferToDownline } from './calls'

export const downlineMoney = teamTransferMoney({
  call: transferToDownline,
  list: getDownlineTransfers,
  changes: [getTeamMember.id, getTeamMembers.id],
  names: true,
})
