import { useTranslation } from '../../i18n/translate'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { Icon, Skeleton } from '../../ui'
import { getBalance } from './calls'
import { Coin, Hero, HeroFigures } from './point.styles'
import { usePoints } from './usePoints'

/** Points at hand, and what came and went so far. */
export function BalanceCard() {
  const { t } = useTranslation()
  const say = usePoints()
  const answer = useAnswer(getBalance, {}, { staleTime: 10_000 })
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={132} radius="var(--radius-l)" />}
      failed={t('mall.balanceFailed')}
    >
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
        </Hero>
      )}
    </Answered>
  )
}
