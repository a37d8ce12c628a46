import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { PointRewards } from '../../contract/point-rewards'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { EmptyState } from '../../ui'
import { getBalance, getConfig, getRewards } from './calls'
import { ConvertPanel } from './ConvertPanel'
import { OpenExchanges } from './OpenExchanges'
import { Cards } from './point.styles'
import { rewardMoney } from './pointMoney'
import { RedeemDialog } from './RedeemDialog'
import { openQuantities } from './resend'
import { RewardCard } from './RewardCard'
import { RewardsSkeleton } from './RewardsSkeleton'

export type Reward = PointRewards[number]

export function RewardsTab() {
  const { t } = useTranslation()
  const rewards = useAnswer(getRewards, {}, { staleTime: 10_000 })
  const balance = useAnswer(getBalance, {}, { staleTime: 10_000 }).data?.balance
  const currency = useAnswer(getConfig).data?.currency ?? ''
  const sent = useAtomValue(rewardMoney.open)
  const [chosen, setChosen] = useState<Reward>()
  const [open, setOpen] = useState(false)
  const points = balance === undefined ? undefined : decimalOf(balance)
  return (
    <>
      <OpenExchanges />
      <Answered answer={rewards} skeleton={<RewardsSkeleton />} failed={t('mall.failed')}>
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
                    currency={currency}
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
        <RedeemDialog
          key={chosen.id}
          reward={rewards.data?.find(({ id }) => id === chosen.id) ?? chosen}
          balance={points}
          currency={currency}
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
