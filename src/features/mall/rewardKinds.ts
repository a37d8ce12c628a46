import type { MessageKey } from '../../contract/messageKeys'
import type { IconName } from '../../lib/iconNames'
import type { Reward } from './RewardsTab'

interface KindLook {
  readonly icon: IconName
  readonly label: MessageKey
}

/** How a reward arrives. */
export const rewardKinds: Readonly<Record<Reward['kind'], KindLook>> = {
  CASH: { icon: 'wallet', label: 'mall.kind.cash' },
  PAYOUT: { icon: 'landmark', label: 'mall.kind.payout' },
  ITEM: { icon: 'package-open', label: 'mall.kind.item' },
}
