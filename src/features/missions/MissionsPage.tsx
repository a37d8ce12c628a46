import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { Stack, type Tab, Tabs } from '../../ui'
import { Leaderboard } from './Leaderboard'
import { messages } from './messages'
import { MissionList } from './MissionList'
import { OpenClaims } from './OpenClaims'
import { Raffle } from './Raffle'

const bodies = {
  missions: () => <MissionList />,
  leaderboard: () => <Leaderboard />,
  raffle: () => <Raffle />,
} as const
type TabId = keyof typeof bodies

const isTab = (id: string | null): id is TabId => id !== null && Object.hasOwn(bodies, id)

/** Missions (spec §2, missionLeaderboard): what can be done, who has done how much, and the raffle of its tickets. */
function MissionsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const named = isTab(wanted) ? wanted : undefined
  const selected: TabId = named ?? 'missions'
  useTrueAddress({ tab: named, ...(selected !== 'leaderboard' && { period: undefined }) })
  const tabs: readonly Tab<TabId>[] = [
    { id: 'missions', label: t('missions.title'), icon: 'target' },
    { id: 'leaderboard', label: t('missions.leaderboard'), icon: 'trophy' },
    { id: 'raffle', label: t('missions.raffle'), icon: 'ticket' },
  ]
  return (
    <Stack gap={4}>
      <OpenClaims />
      <Tabs
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(trueSearch(search, { tab, p: undefined, period: undefined }) ?? search, {
            replace: true,
            preventScrollReset: true,
          })
        }
        label={t('missions.sections')}
      >
        {bodies[selected]()}
      </Tabs>
    </Stack>
  )
}

export default withMessages([prizeMessages, moneyMessages, messages], MissionsPage)
