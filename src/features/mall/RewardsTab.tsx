import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { PointRewards } from '../../contract/point-rewards'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { EmptyState, Skeleton } from '../../ui'
import { getBalance, getRewards } from './calls'
import { ConvertPanel } from './ConvertPanel'
import { OpenExchanges } from './OpenExchanges'
import { Cards } from './point.styles'
import { rewardMoney } from './pointMoney'
import { RedeemDialog } from './RedeemDialog'
import { openQuantities } from './resend'
import { RewardCard } from './RewardCard'

export type Reward = PointRewards[number]

export function RewardsTab() {
  const { t } = useTranslation()
  const rewards = useAnswer(getRewards, {}, { staleTime: 10_000 })
  const balance = useAnswer(getBalance, {}, { staleTime: 10_000 }).data?.balance
  const sent = useAtomValue(rewardMoney.open)
  const [chosen, setChosen] = useState<Reward>()
  const [open, setOpen] = useState(false)
  const points = balance === undefined ? undefined : decimalOf(balance)
  return (
    <>
      <OpenExchanges />
      <Answered
        answer={rewards}
        skeleton={<Skeleton height={440} radius="var(--radius-l)" />}
        failed={t('mall.failed')}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="gift" title={t('mall.noRewards')} />
          ) : (
            <Cards>
              {list.map((reward) => (
                <li key={reward.id}>
                  <RewardCard
                    reward={reward}
                    balance={points}
                    isOpen={openQuantities(sent, reward.id).length > 0}
                    onRedeem={() => {
                      setChosen(reward)
                      setOpen(true)
                    }}
                  />
                </li>
              ))}
            </Cards>
          )
        }
      </Answered>
      <ConvertPanel balance={points} />
      {chosen ? (
        <RedeemDialog key={chosen.id} reward={chosen} balance={points} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
