import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/promotions' },
}
export default meta

const activities = '/wps/relay/MCSFE_getActivityList'
const phone = { viewport: { value: 'phone' } }
const of = (id: string, viewer: 'member01' | 'vip01' | 'agent01' | 'demo01' = 'member01'): Screen => ({
  args: { address: `/promotions/detail/${id}`, viewer },
})

export const List: Screen = {}
export const ListMember: Screen = { args: { viewer: 'member01' } }
export const ListLoading: Screen = { args: { platform: 'late' } }
export const ListFailing: Screen = { args: { platform: 'failing' } }
export const ListStatesFailing: Screen = { args: { viewer: 'member01', platform: `failing; call=${activities}` } }
export const ListEmpty: Screen = { args: { platform: 'empty' } }
export const ListPhone: Screen = { args: { viewer: 'member01' }, globals: phone }
export const ListVisitorPhone: Screen = { globals: phone }
export const ListJade: Screen = { args: { viewer: 'member01' }, globals: { brand: 'jade', language: 'zh-CN' } }
export const ListRightToLeft: Screen = { args: { viewer: 'member01' }, globals: { language: 'ar' } }
export const ListOfType: Screen = { args: { address: '/promotions?type=slots', viewer: 'member01' } }

export const Join: Screen = of('slots-week')
export const Apply: Screen = of('big-win')
export const ApplyPhone: Screen = { ...of('big-win'), globals: phone }
export const ApplyRightToLeft: Screen = { ...of('big-win'), globals: { language: 'ar' } }
export const Claim: Screen = of('house-gift')
export const Applying: Screen = of('live-streak')
export const Process: Screen = of('derby-guess')
export const Issued: Screen = of('goal-insurance')
export const Rejected: Screen = of('table-of-four')
export const Claimed: Screen = of('first-deposit')
export const Signed: Screen = of('vendor-week')
export const SignInToday: Screen = of('app-first')
export const SignInDone: Screen = of('app-first', 'vip01')
export const Close: Screen = of('lucky-numbers')
export const Closed: Screen = of('goal-insurance', 'vip01')
export const Coming: Screen = of('deep-catch')
export const BarredByClub: Screen = of('rank-season')
export const BarredByAge: Screen = of('welcome-seven')
export const BarredDemo: Screen = of('slots-week', 'demo01')
export const NothingToJoin: Screen = of('daily-rebate')
export const UnknownState: Screen = {
  args: { address: '/promotions/detail/deep-catch', viewer: 'member01', moments: ['state unknown'] },
}
export const StateFailing: Screen = {
  args: { address: '/promotions/detail/slots-week', viewer: 'member01', platform: `failing; call=${activities}` },
}

export const Visitor: Screen = { args: { address: '/promotions/detail/first-deposit' } }
export const DetailLoading: Screen = { args: { address: '/promotions/detail/first-deposit', platform: 'late' } }
export const DetailFailing: Screen = { args: { address: '/promotions/detail/first-deposit', platform: 'failing' } }
export const DetailUnknown: Screen = { args: { address: '/promotions/detail/long-gone' } }
/** Opened from the promo bar, with the id in the query. */
export const FromPromoBar: Screen = { args: { address: '/promoDetail?id=slots-week' } }

export const Mine: Screen = { args: { address: '/promotions/mine', viewer: 'member01' } }
export const MinePhone: Screen = { args: { address: '/promotions/mine', viewer: 'member01' }, globals: phone }
export const MineRightToLeft: Screen = {
  args: { address: '/promotions/mine', viewer: 'member01' },
  globals: { language: 'ar' },
}
export const MineEmpty: Screen = { args: { address: '/promotions/mine', viewer: 'agent01' } }
export const MineFailing: Screen = {
  args: {
    address: '/promotions/mine',
    viewer: 'member01',
    platform: 'failing; call=/wps/relay/MCSFE_getActivityEntries',
  },
}
