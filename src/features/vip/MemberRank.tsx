import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { RankProgress } from '../../contract/rank-progress'
import { decimalOf, isLess } from '../../lib/decimal'
import { negated, shareOf, sumDecimals } from '../../lib/decimalSum'
import { sessionAtom } from '../../session/session'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { Badge, Icon, ProgressBar, Skeleton } from '../../ui'
import { getRankProgress } from './calls'
import { RankLadder } from './RankLadder'
import { Crown, Goal, Goals, Rank } from './vip.styles'

export function MemberRank() {
  const { t } = useTranslation()
  const answer = useAnswer(getRankProgress, {}, { staleTime: 15_000 })
  return (
    <Answered answer={answer} skeleton={<Skeleton height={360} radius="var(--radius-l)" />} failed={t('vip.failed')}>
      {(progress) => (
        <>
          <Progress progress={progress} />
          <RankLadder progress={progress} />
        </>
      )}
    </Answered>
  )
}

function Progress({ progress }: { readonly progress: RankProgress }) {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const { playerRankName, nextRankName, currency = '' } = progress
  const say = useMoneyText(currency)
  const goals = [
    { id: 'month', label: t('vip.month'), ...progress.monthlyTurnover },
    { id: 'total', label: t('vip.total'), ...progress.totalTurnover },
  ]
  return (
    <Rank>
      <Crown>
        <Icon name="crown" size={36} />
      </Crown>
      <div>
        <p>{t('vip.yours')}</p>
        <h2>{playerRankName}</h2>
        {session.state === 'signed-in' && session.clubLabel !== undefined ? (
          <Badge tone="accent2" icon="gem">
            {session.clubLabel}
          </Badge>
        ) : null}
      </div>
      <Goals>
        {goals.map(({ id, label, actual, expected }) => {
          const [now, goal] = [decimalOf(actual), decimalOf(expected)]
          const left = isLess(now, goal) ? sumDecimals([goal, negated(now)]) : undefined
          return (
            <Goal key={id}>
              <div>
                <span>{label}</span>
                <b>
                  {say(now)} / {say(goal)}
                </b>
              </div>
              <ProgressBar label={label} value={shareOf(now, goal)} />
              <small>
                {left === undefined
                  ? t('vip.reached')
                  : nextRankName === undefined
                    ? t('vip.left', { amount: say(left) })
                    : t('vip.leftFor', { amount: say(left), rank: nextRankName })}
              </small>
            </Goal>
          )
        })}
      </Goals>
    </Rank>
  )
}
