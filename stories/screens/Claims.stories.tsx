import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Bonuses, rewards, missions',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/member?page=bonusDetails', viewer: 'member01' },
}
export default meta

const rewards = '/member?page=rewardCenter'
const missions = '/member?page=missionLeaderboard'
const leaderboard = `${missions}&tab=leaderboard`
const raffle = `${missions}&tab=raffle`
const phone = { viewport: { value: 'phone' } }
const call = (kind: string, name: string) => `${kind}; call=/wps/relay/${name}`

export const Bonuses: Screen = {}
export const BonusesNone: Screen = { args: { viewer: 'vip01' } }
export const BonusesLoading: Screen = { args: { platform: call('late', 'MCSFE_getBonusDetails') } }
export const BonusesFailing: Screen = { args: { platform: call('failing', 'MCSFE_getBonusDetails') } }
export const BonusesPhone: Screen = { globals: phone }
export const BonusesRightToLeft: Screen = { globals: { language: 'ar' } }

/** What is lost is said before it is. */
export const GivingUp: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(await page.findByRole('button', { name: word('bonuses.giveUp') }, { timeout: 8000 }))
    await soon(() => page.getByRole('button', { name: word('bonuses.keep') }))
  },
}
export const BonusTerms: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(await page.findByText(word('prize.terms'), undefined, { timeout: 8000 }))
  },
}

export const Rewards: Screen = { args: { address: rewards } }
export const RewardsClaimed: Screen = { args: { address: `${rewards}&tab=claimed` } }
export const RewardsExpired: Screen = { args: { address: `${rewards}&tab=expired` } }
export const RewardsEmpty: Screen = { args: { address: rewards, platform: call('empty', 'MCSFE_getRewardList') } }
export const RewardsLoading: Screen = { args: { address: rewards, platform: call('late', 'MCSFE_getRewardList') } }
export const RewardsFailing: Screen = { args: { address: rewards, platform: call('failing', 'MCSFE_getRewardList') } }
export const RewardsPhone: Screen = { args: { address: rewards }, globals: phone }
export const RewardsRightToLeft: Screen = { args: { address: rewards }, globals: { language: 'ar' } }

export const Missions: Screen = { args: { address: missions } }
export const MissionsEmpty: Screen = {
  args: { address: missions, platform: call('empty', 'MCSFE_getMissionSummaryDetails') },
}
export const MissionsLoading: Screen = {
  args: { address: missions, platform: call('late', 'MCSFE_getMissionSummaryDetails') },
}
export const MissionsFailing: Screen = {
  args: { address: missions, platform: call('failing', 'MCSFE_getMissionSummaryDetails') },
}
export const MissionsPhone: Screen = { args: { address: missions }, globals: phone }
export const MissionsRightToLeft: Screen = { args: { address: missions }, globals: { language: 'ar' } }

export const Leaderboard: Screen = { args: { address: leaderboard } }
export const LeaderboardEmpty: Screen = {
  args: { address: leaderboard, platform: call('empty', 'MCSFE_getMissionLeaderboard') },
}
export const LeaderboardFailing: Screen = {
  args: { address: leaderboard, platform: call('failing', 'MCSFE_getMissionLeaderboard') },
}
export const LeaderboardPhone: Screen = { args: { address: leaderboard }, globals: phone }

export const Raffle: Screen = { args: { address: raffle } }
export const RaffleLoading: Screen = { args: { address: raffle, platform: call('late', 'MCSFE_getRaffleDetails') } }
export const RaffleFailing: Screen = { args: { address: raffle, platform: call('failing', 'MCSFE_getRaffleDetails') } }
/** The draw is told as it came, and nothing moves. */
export const RaffleDrawn: Screen = {
  args: { address: raffle },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(await page.findByRole('button', { name: word('missions.draw') }, { timeout: 8000 }))
    await soon(() => page.getByText(word('missions.result')))
  },
}
export const RafflePhone: Screen = { args: { address: raffle }, globals: phone }
export const RaffleRightToLeft: Screen = { args: { address: raffle }, globals: { language: 'ar' } }
