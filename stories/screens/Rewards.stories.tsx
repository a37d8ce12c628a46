import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/VIP and points mall',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/vip', viewer: 'vip01' },
}
export default meta

const mall = '/pointMall'

export const Vip: Screen = {}
export const VipVisitor: Screen = { args: { viewer: undefined } }
export const VipWithoutLabel: Screen = { args: { viewer: 'member01' } }
export const VipLoading: Screen = { args: { platform: 'late; call=/wps/relay/MCSFE_getPlayerRankProgress' } }
export const VipFailing: Screen = { args: { platform: 'failing; call=/wps/relay/MCSFE_getPlayerRankProgress' } }
export const PointsMall: Screen = { args: { address: mall } }
export const PointsMallLoading: Screen = {
  args: { address: mall, platform: 'late; call=/wps/relay/MCS2_getPointReward' },
}
export const PointsMallFailing: Screen = {
  args: { address: mall, platform: 'failing; call=/wps/relay/MCS2_getPointReward' },
}
export const PointsMallEmpty: Screen = {
  args: { address: mall, platform: 'empty; call=/wps/relay/MCS2_getPointReward' },
}
export const PointsMallPhone: Screen = { args: { address: mall }, globals: { viewport: { value: 'phone' } } }
export const PointsMallRightToLeft: Screen = { args: { address: mall }, globals: { language: 'ar' } }
