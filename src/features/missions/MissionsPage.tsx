import { useTranslation } from '../../i18n/translate'
import { useTabAddress } from '../../shared/address/useTabAddress'
import { messages as moneyMessages } from '../../shared/money/messages'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { Stack, Tabs } from '../../ui'
import { Leaderboard } from './Leaderboard'
import { messages } from './messages'
import { MissionList } from './MissionList'
import { OpenClaims } from './OpenClaims'
import { Raffle } from './Raffle'

/** Missions (spec §2, missionLeaderboard): what can be done, who has done how much, and the raffle of its tickets. */
function MissionsPage() {
  const { t } = useTranslation()
  const { tabs, Body } = useTabAddress([
    { id: 'missions', label: 'missions.title', icon: 'target', Body: MissionList },
    { id: 'leaderboard', label: 'missions.leaderboard', icon: 'trophy', Body: Leaderboard, reads: ['period'] },
    { id: 'raffle', label: 'missions.raffle', icon: 'ticket', Body: Raffle, reads: ['p'] },
  ])
  return (
    <Stack gap={4}>
      <OpenClaims />
      <BreakNotice />
      <Tabs {...tabs} label={t('missions.sections')}>
        <Body />
      </Tabs>
    </Stack>
  )
}

export default withMessages([prizeMessages, moneyMessages, messages], MissionsPage)
