import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/VIP, points mall, winners',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/vip', viewer: 'vip01' },
}
export default meta

const mall = '/pointMall'
const exchanges = `${mall}?tab=exchanges`
const made = ['exchanges made']
const one = (number: number) => ({ address: `${exchanges}&exchange=PTS0000000${number}`, moments: made })
const winners = '/winners'
const phone = { viewport: { value: 'phone' } }

/** Opens the dialog of a reward by its place. */
const redeem =
  (place: number, ready: 'mall.address' | 'mall.account' | 'mall.noAccount'): NonNullable<Screen['play']> =>
  async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const button = (await page.findAllByRole('button', { name: word('mall.redeem') }, { timeout: 8000 }))[place]
    if (button) await context.userEvent.click(button)
    await soon(() => page.getByText(word(ready)))
  }

const progress = '/wps/relay/MCSFE_getPlayerRankProgress'
const ladder = '/wps/relay/MCSFE_getRankLadder'

export const Vip: Screen = {}
export const VipPhone: Screen = { globals: phone }
export const VipVisitor: Screen = { args: { viewer: undefined } }
export const VipVisitorPhone: Screen = { args: { viewer: undefined }, globals: phone }
export const VipDemo: Screen = { args: { viewer: 'demo01' } }
/** The lowest rank: never lost. */
export const VipWithoutLabel: Screen = { args: { viewer: 'member01' } }
export const VipRightToLeft: Screen = { args: { viewer: 'member01' }, globals: { language: 'ar' } }
export const VipJade: Screen = { args: { viewer: 'member01' }, globals: { brand: 'jade', language: 'zh-CN' } }
export const VipLoading: Screen = { args: { platform: `late; call=${progress}` } }
export const VipVisitorLoading: Screen = { args: { viewer: undefined, platform: `late; call=${ladder}` } }
export const VipFailing: Screen = { args: { platform: `failing; call=${progress}` } }
export const VipLadderFailing: Screen = { args: { platform: `failing; call=${ladder}` } }
/** A platform that tells of no ranks. */
export const VipLadderEmpty: Screen = { args: { viewer: undefined, platform: `empty; call=${ladder}` } }
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
export const PointsMallJade: Screen = { args: { address: mall }, globals: { brand: 'jade', language: 'zh-CN' } }
/** Few points: how far each reward is. */
export const PointsMallFar: Screen = { args: { address: mall, viewer: 'member01' } }
export const RedeemItem: Screen = { args: { address: mall }, play: redeem(4, 'mall.address') }
export const RedeemItemPhone: Screen = { args: { address: mall }, globals: phone, play: redeem(4, 'mall.address') }
export const RedeemPayout: Screen = { args: { address: mall }, play: redeem(3, 'mall.account') }
export const RedeemPayoutWithoutAccount: Screen = {
  args: { address: mall, platform: 'empty; call=/wps/relay/MCSFE_getPayoutAccounts' },
  play: redeem(3, 'mall.noAccount'),
}
export const PointsRules: Screen = { args: { address: `${mall}?tab=rules` } }
export const PointsRulesPhone: Screen = { args: { address: `${mall}?tab=rules` }, globals: phone }
export const Exchanges: Screen = { args: { address: exchanges, moments: made } }
export const ExchangesPhone: Screen = { args: { address: exchanges, moments: made }, globals: phone }
export const ExchangesNone: Screen = { args: { address: exchanges } }
export const ExchangeApproved: Screen = { args: one(1) }
export const ExchangeRejected: Screen = { args: one(2) }
export const ExchangeInProcess: Screen = { args: one(3), globals: { language: 'ar' } }
export const ExchangeConverted: Screen = { args: one(4), globals: phone }

export const Winners: Screen = { args: { address: winners } }
export const WinnersOfTheWeek: Screen = { args: { address: `${winners}?period=weekly` } }
export const WinnersPhone: Screen = { args: { address: `${winners}?period=weekly` }, globals: phone }
export const WinnersJade: Screen = {
  args: { address: `${winners}?period=daily`, viewer: 'member01' },
  globals: { brand: 'jade', language: 'zh-CN' },
}
export const WinnersSahara: Screen = {
  args: { address: `${winners}?period=weekly`, viewer: undefined },
  globals: { brand: 'sahara', language: 'ar' },
}
export const WinnersLoading: Screen = {
  args: { address: winners, platform: 'late; call=/wps/relay/ODSFE2_getWinnerBoard' },
}
export const WinnersFailing: Screen = {
  args: { address: winners, platform: 'failing; call=/wps/relay/ODSFE2_getWinnerBoard' },
}
export const WinnersNone: Screen = {
  args: { address: winners, platform: 'empty; call=/wps/relay/ODSFE2_getWinnerBoard' },
}
