import { type Avatars, avatarsSchema } from '../../../contract/avatars'
import { type MemberIcon, memberIconSchema } from '../../../contract/member-icon'
import type { NamedCall } from '../../../platform/calls'

const own = { moduleId: 'PROFPIC3', token: true, alert: false } as const
const icon = { ...own, path: '/wps/member/info/icon', value: memberIconSchema } as const

/** The member's picture (spec §7). */
export const getIcon: NamedCall<MemberIcon> = { ...icon, id: 'memberIcon', method: 'GET' }
/** Takes IconRequest. */
export const chooseIcon: NamedCall<MemberIcon> = { ...icon, id: 'chooseMemberIcon', method: 'POST' }
/** Pictures that can be chosen (spec §7). */
export const getAvatars: NamedCall<Avatars> = {
  ...own,
  id: 'avatars',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  value: avatarsSchema,
}
