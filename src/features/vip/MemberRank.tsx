import type { Rank } from '../../contract/rank'
import type { RankProgress } from '../../contract/rank-progress'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { isolatedWords } from '../../i18n/isolated'
import { roundMoney } from '../../lib/plainFigure'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAtomValue } from '../../state/atoms'
import { Icon, ProgressBar, TextLink } from '../../ui'
import { Link } from '../../site/Link'
import { addedBy, benefitIcon } from './benefits'
import { Adds, Bar, Hero, Next, Who, Ways } from './hero.styles'
import { isKeptByTurnover, wayOf } from './rankWay'
import { RankPicture } from './RankPicture'
import { useBenefitFigure } from './useBenefitFigure'

interface MemberRankProps {
  readonly progress: RankProgress
  /** The member's rank and the next one, as far as the ladder has them. */
  readonly rank: Rank | undefined
  readonly next: Rank | undefined
}

/** The member's rank, what is missing to the next one, and what that one gives. */
export function MemberRank({ progress, rank, next }: MemberRankProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { playerRankName: name, nextRankName, currency = '', totalTurnover, monthlyTurnover } = progress
  const money = (amount: string) => isolatedWords(roundMoney(amount, currency, language))
  const [total, month] = [wayOf(totalTurnover), wayOf(monthlyTurnover)]
  const isTop = nextRankName === undefined && total.missing === undefined
  return (
    <Hero>
      <Who>
        <RankPicture share={total.share} rank={rank} />
        <div>
          <p>{t('vip.yours')}</p>
          <h2>{name}</h2>
        </div>
      </Who>
      <Ways>
        <Bar data-lead="true">
          <p>
            {total.missing === undefined ? (
              <strong>{isTop ? t('vip.top') : t('vip.reached')}</strong>
            ) : (
              <>
                <strong>{money(total.missing)}</strong>{' '}
                <span>{nextRankName === undefined ? t('vip.toGo') : t('vip.toGoFor', { rank: nextRankName })}</span>
              </>
            )}
          </p>
          <ProgressBar label={t('vip.total')} value={total.share} />
          <small>
            <span>{t('vip.total')}</span>{' '}
            <b>{isTop ? money(total.done) : t('vip.of', { done: money(total.done), goal: money(total.goal) })}</b>
          </small>
        </Bar>
        {isKeptByTurnover(monthlyTurnover) ? (
          <Bar>
            <p>
              {month.missing === undefined
                ? t('vip.kept', { rank: name })
                : t('vip.keeps', { rank: name, amount: money(month.missing) })}
            </p>
            <ProgressBar label={t('vip.month')} value={month.share} />
            <small>
              <span>{t('vip.month')}</span> <b>{t('vip.of', { done: money(month.done), goal: money(month.goal) })}</b>
            </small>
          </Bar>
        ) : null}
      </Ways>
      {next === undefined ? null : <NextAdds next={next} rank={rank} currency={currency} />}
    </Hero>
  )
}

interface NextAddsProps {
  readonly next: Rank
  readonly rank: Rank | undefined
  readonly currency: string
}

/** What the next rank gives that this one does not. */
function NextAdds({ next, rank, currency }: NextAddsProps) {
  const { t } = useTranslation()
  const figureOf = useBenefitFigure(currency)
  const rewards = useMemberPagePath('rewardCenter')
  const added = addedBy(next, rank)
  if (added.length === 0) return null
  return (
    <Next>
      <h3>{t('vip.adds', { rank: next.name })}</h3>
      <Adds>
        {added.map((benefit) => {
          const figure = figureOf(benefit)
          return (
            <li key={benefit.id}>
              <Icon name={benefitIcon(benefit.id)} size={20} />
              <span>
                {figure === undefined ? null : <b>{figure}</b>} {benefit.name}
              </span>
            </li>
          )
        })}
      </Adds>
      {rewards === undefined ? null : (
        <TextLink as={Link} to={rewards} iconEnd="chevron-right">
          {t('vip.collect')}
        </TextLink>
      )}
    </Next>
  )
}
