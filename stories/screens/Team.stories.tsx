import { type Screen, screen, type ScreenMeta } from '../support/screen'

const team = '/agentHome?page=teamManagement'
const phone = { viewport: { value: 'phone' } }
const list = 'call=/wps/relay/MCSFE_getTeamMembers'
const one = 'call=/wps/relay/MCSFE_getTeamMember'

const meta: ScreenMeta = {
  title: 'Screens/Team management',
  tags: ['!autodocs'],
  ...screen,
  args: { address: team, viewer: 'agent01' },
}
export default meta

export const Level: Screen = {}
export const LevelPhone: Screen = { globals: phone }
export const LevelJade: Screen = { globals: { brand: 'jade', language: 'zh-CN' } }
export const LevelRightToLeft: Screen = { globals: { ...phone, brand: 'sahara', language: 'ar' } }
export const LevelLoading: Screen = { args: { platform: `late; ${list}` } }
export const LevelFailing: Screen = { args: { platform: `failing; ${list}` } }
export const LevelEmpty: Screen = { args: { platform: `empty; ${list}` } }
export const Account: Screen = { args: { address: `${team}&account=agent02` } }
export const AccountPhone: Screen = { args: { address: `${team}&account=agent02` }, globals: phone }
export const AccountRightToLeft: Screen = {
  args: { address: `${team}&account=agent02` },
  globals: { ...phone, brand: 'sahara', language: 'ar' },
}
export const AccountFailing: Screen = { args: { address: `${team}&account=agent02`, platform: `failing; ${one}` } }
export const Tree: Screen = { args: { address: `${team}&view=tree` } }
export const TreePhone: Screen = { args: { address: `${team}&view=tree` }, globals: phone }
