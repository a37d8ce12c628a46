import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { ChangingFigure, Icon, ProgressBar, Skeleton } from '../../ui'
import { getBalance, getRewards } from './calls'
import { isLeft, nextReward } from './nextReward'
import { Coin, Goal, Hero, HeroFigures } from './point.styles'
import { usePoints } from './usePoints'

/** Available points, what came and went so far, and how far the next reward is. */
export function BalanceCard() {
  const { t } = useTranslation()
  const say = usePoints()
  const answer = useAnswer(getBalance, {}, { staleTime: 10_000, refetchInterval: 30_000 })
  return (
    <Answered answer={answer} skeleton={<Waiting />} failed={t('mall.balanceFailed')}>
      {({ balance, earned, spent }) => (
        <Figures
          balance={
            <ChangingFigure value={decimalOf(balance)} gainLabel={(gain) => `+${say(gain)}`}>
              {say(balance)}
            </ChangingFigure>
          }
          earned={earned === undefined ? undefined : say(earned)}
          spent={spent === undefined ? undefined : say(spent)}
        >
          <NextReward balance={decimalOf(balance)} />
        </Figures>
      )}
    </Answered>
  )
}

interface FiguresProps {
  readonly balance: ReactNode
  readonly earned: ReactNode
  readonly spent: ReactNode
  readonly children: ReactNode
}

function Figures({ balance, earned, spent, children }: FiguresProps) {
  const { t } = useTranslation()
  return (
    <Hero>
      <Coin>
        <Icon name="coins" size={34} />
      </Coin>
      <div>
        <p>{t('mall.balance')}</p>
        <strong>{balance}</strong>
      </div>
      <HeroFigures>
        {earned === undefined ? null : (
          <div>
            <dt>{t('mall.earned')}</dt>
            <dd>{earned}</dd>
          </div>
        )}
        {spent === undefined ? null : (
          <div>
            <dt>{t('mall.spent')}</dt>
            <dd>{spent}</dd>
          </div>
        )}
      </HeroFigures>
      {children}
    </Hero>
  )
}

/** The same card without its figures: as high as it will be, in every font and width. */
function Waiting() {
  const figure = <Skeleton width="4ch" height="1lh" />
  return (
    <div aria-hidden="true">
      <Figures balance={figure} earned={figure} spent={figure}>
        <WaitingGoal />
      </Figures>
    </div>
  )
}

const WaitingGoal = () => (
  <Goal>
    <Skeleton height="2.2em" />
  </Goal>
)

function NextReward({ balance }: { readonly balance: string }) {
  const { t } = useTranslation()
  const say = usePoints()
  const rewards = useAnswer(getRewards, {}, { staleTime: 10_000 })
  if (rewards.data === undefined) return rewards.isError ? null : <WaitingGoal />
  if (!rewards.data.some(isLeft)) return null
  const next = nextReward(rewards.data, balance)
  const label = next ? t('mall.next', { name: next.reward.name, points: say(next.missing) }) : t('mall.allInReach')
  return (
    <Goal>
      <p>{label}</p>
      <ProgressBar label={label} value={next?.share ?? 1} />
    </Goal>
  )
}
