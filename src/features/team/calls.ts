import { type TeamLevel, teamLevelSchema } from '../../contract/team-level'
import { type TeamMember, teamMemberSchema } from '../../contract/team-member'
import { type UplineTransfer, uplineTransferSchema } from '../../contract/upline-transfer'
import { type UplineTransfers, uplineTransfersSchema } from '../../contract/upline-transfers'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', token: true } as const

/**
 * `account` whose level it is, or `search` for names on every level; `type`, `active`, `registeredFrom`, `registeredTo`
 * (epoch milliseconds, the end left out), `balanceFrom`, `balanceTo`; `sort`, `order`, `page`, `pageSize`.
 */
export const getTeamMembers: NamedCall<TeamLevel> = {
  ...common,
  id: 'teamMembers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamMembers',
  value: teamLevelSchema,
}

/** `account`, one of the team. */
export const getTeamMember: NamedCall<TeamMember> = {
  ...common,
  id: 'teamMember',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamMember',
  value: teamMemberSchema,
}

/** Takes TeamMemberRequest. */
export const changeTeamMember: NamedCall<TeamMember> = {
  ...common,
  id: 'changeTeamMember',
  method: 'POST',
  path: '/wps/relay/MCSFE_changeTeamMember',
  value: teamMemberSchema,
}

/** `page`, `pageSize`; `requestId` for the transfer of one request, `account` for those to one account. */
export const getDownlineTransfers: NamedCall<UplineTransfers> = {
  ...common,
  id: 'downlineTransfers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineTransferList',
  value: uplineTransfersSchema,
}

/** Takes DownlineTransferRequest. The payment password goes with it, which is why it is encrypted. */
export const transferToDownline: NamedCall<UplineTransfer> = {
  ...common,
  id: 'transferToDownline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferToDownline',
  encrypt: true,
  value: uplineTransferSchema,
}
