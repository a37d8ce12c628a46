import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { messages as moneyMessages } from '../../shared/money/messages'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { Stack, type Tab, Tabs } from '../../ui'
import { ClaimableRewards } from './ClaimableRewards'
import { messages } from './messages'
import { OpenClaims } from './OpenClaims'
import { PastRewards } from './PastRewards'

const bodies = {
  claimable: () => <ClaimableRewards />,
  claimed: () => <PastRewards key="claimed" state="CLAIMED" />,
  expired: () => <PastRewards key="expired" state="EXPIRED" />,
} as const
type TabId = keyof typeof bodies

const isTab = (id: string | null): id is TabId => id !== null && Object.hasOwn(bodies, id)

/** Reward centre (spec §2, rewardCenter): what can be collected, what was, and what ran out. */
function RewardsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const named = isTab(wanted) ? wanted : undefined
  const selected: TabId = named ?? 'claimable'
  useTrueAddress({ tab: named })
  const tabs: readonly Tab<TabId>[] = [
    { id: 'claimable', label: t('rewards.claimable'), icon: 'gift' },
    { id: 'claimed', label: t('rewards.claimed'), icon: 'circle-check' },
    { id: 'expired', label: t('rewards.expired'), icon: 'hourglass' },
  ]
  return (
    <Stack gap={4}>
      <OpenClaims />
      <Tabs
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(trueSearch(search, { tab, p: undefined }) ?? search, { replace: true, preventScrollReset: true })
        }
        label={t('rewards.sections')}
      >
        {bodies[selected]()}
      </Tabs>
    </Stack>
  )
}

export default withMessages([prizeMessages, moneyMessages, messages], RewardsPage)
