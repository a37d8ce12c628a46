import * as z from 'zod/mini'
import { type TeamList, teamListSchema } from '../../contract/team-list'
import { type TeamMember, teamMemberSchema } from '../../contract/team-member'
import { type UplineTransfer, uplineTransferSchema } from '../../contract/upline-transfer'
import { type UplineTransfers, uplineTransfersSchema } from '../../contract/upline-transfers'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', token: true } as const

/**
 * `account`: whose level, one's own where none is named; `search`: how names begin, in the whole team; `type`, `active`,
 * `startTime`, `endTime`, `minBalance`, `maxBalance`; `sort`, `order`; `page`, `pageSize`.
 */
export const getTeamList: NamedCall<TeamList> = {
  ...common,
  id: 'teamList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentTeamList',
  value: teamListSchema,
}

/** `account`. */
export const getTeamMember: NamedCall<TeamMember> = {
  ...common,
  id: 'teamMember',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentTeamMember',
  value: teamMemberSchema,
}

/** Takes TeamRateRequest. */
export const setTeamRate: NamedCall = {
  ...common,
  id: 'setTeamRate',
  method: 'POST',
  path: '/wps/relay/MCSFE_setAgentTeamRate',
  value: z.unknown(),
}

/** Takes TeamRemarkRequest. */
export const setTeamRemark: NamedCall = {
  ...common,
  id: 'setTeamRemark',
  method: 'POST',
  path: '/wps/relay/MCSFE_setAgentTeamRemark',
  value: z.unknown(),
}

/** `page`, `pageSize`; `account` for those to one account, `requestId` for the transfer of one request. */
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
