import { useTranslation } from '../../i18n/translate'
import { useTabAddress } from '../../shared/address/useTabAddress'
import { messages as moneyMessages } from '../../shared/money/messages'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { withMessages } from '../../site/withMessages'
import { Stack, Tabs } from '../../ui'
import { ClaimableRewards } from './ClaimableRewards'
import { messages } from './messages'
import { OpenClaims } from './OpenClaims'
import { PastRewards } from './PastRewards'

const ClaimedRewards = () => <PastRewards state="CLAIMED" />
const ExpiredRewards = () => <PastRewards state="EXPIRED" />

/** Reward centre (spec §2, rewardCenter): what can be collected, what was, and what ran out. */
function RewardsPage() {
  const { t } = useTranslation()
  const { tabs, Body } = useTabAddress([
    { id: 'claimable', label: 'rewards.claimable', icon: 'gift', Body: ClaimableRewards, reads: ['p'] },
    { id: 'claimed', label: 'rewards.claimed', icon: 'circle-check', Body: ClaimedRewards, reads: ['p'] },
    { id: 'expired', label: 'rewards.expired', icon: 'hourglass', Body: ExpiredRewards, reads: ['p'] },
  ])
  return (
    <Stack gap={4}>
      <OpenClaims />
      <BreakNotice />
      <Tabs {...tabs} label={t('rewards.sections')}>
        <Body />
      </Tabs>
    </Stack>
  )
}

export default withMessages([prizeMessages, moneyMessages, messages], RewardsPage)
