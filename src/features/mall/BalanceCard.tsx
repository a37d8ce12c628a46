import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { Icon, KeptPlace, ProgressBar, Skeleton } from '../../ui'
import { getBalance, getRewards } from './calls'
import { isLeft, nextReward } from './nextReward'
import { Coin, Goal, Hero, HeroFigures } from './point.styles'
import { usePoints } from './usePoints'

/** Points at hand, what came and went so far, and how far the next reward is. */
export function BalanceCard() {
  const { t } = useTranslation()
  const say = usePoints()
  const answer = useAnswer(getBalance, {}, { staleTime: 10_000, refetchInterval: 30_000 })
  return (
    <Answered answer={answer} skeleton={<KeptPlace heights={[210, 158]} />} failed={t('mall.balanceFailed')}>
      {({ balance, earned, spent }) => (
        <Hero>
          <Coin>
            <Icon name="coins" size={34} />
          </Coin>
          <div>
            <p>{t('mall.balance')}</p>
            <strong>{say(balance)}</strong>
          </div>
          <HeroFigures>
            {earned === undefined ? null : (
              <div>
                <dt>{t('mall.earned')}</dt>
                <dd>{say(earned)}</dd>
              </div>
            )}
            {spent === undefined ? null : (
              <div>
                <dt>{t('mall.spent')}</dt>
                <dd>{say(spent)}</dd>
              </div>
            )}
          </HeroFigures>
          <NextReward balance={decimalOf(balance)} />
        </Hero>
      )}
    </Answered>
  )
}

function NextReward({ balance }: { readonly balance: string }) {
  const { t } = useTranslation()
  const say = usePoints()
  const rewards = useAnswer(getRewards, {}, { staleTime: 10_000 })
  if (rewards.data === undefined) {
    return rewards.isError ? null : (
      <Goal>
        <Skeleton height="2.2em" />
      </Goal>
    )
  }
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
