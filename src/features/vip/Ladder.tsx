import type { Rank } from '../../contract/rank'
import type { RankLadder } from '../../contract/rank-ladder'
import { useTranslation } from '../../i18n/translate'
import { isolatedWords } from '../../i18n/isolated'
import { languageAtom } from '../../i18n/language'
import { decimalOf, isLess } from '../../lib/decimal'
import { roundMoney } from '../../lib/plainFigure'
import { useAtomValue } from '../../state/atoms'
import { Badge, Icon, VisuallyHidden } from '../../ui'
import { allBenefits, type Benefit, benefitsOf } from './benefits'
import { Benefits, Gives, Heads, Keep, Name, Need, Step, Steps } from './ladder.styles'
import { RankCrest } from './RankCrest'
import { useBenefitFigure } from './useBenefitFigure'

interface LadderProps {
  readonly ladder: RankLadder
  /** Place of the member's rank; undefined for who has none. */
  readonly place: number | undefined
}

/** Beside each other they would be too narrow. */
const mostColumns = 6
/** Benefits that a tablet has columns for, with their names above all ranks. */
const mostAcross = 4

/** Every rank with what it takes and what it gives, the member's own marked. */
export function Ladder({ ladder: { content: ranks, currency = '' }, place }: LadderProps) {
  const { t } = useTranslation()
  const every = allBenefits(ranks)
  const lines = Math.max(1, every.length)
  const measures = { '--ranks': ranks.length, '--lines': lines, '--across': Math.min(lines, mostAcross) }
  return (
    <section aria-labelledby="vip-ladder">
      <h2 id="vip-ladder">{t('vip.ladder')}</h2>
      {lines > mostAcross ? null : (
        <Heads aria-hidden="true" style={measures}>
          <div>
            {every.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </div>
        </Heads>
      )}
      <Steps data-columns={ranks.length <= mostColumns} data-heads={lines <= mostAcross} style={measures}>
        {ranks.map((rank, at) => (
          <RankStep
            key={rank.id}
            rank={rank}
            at={at}
            currency={currency}
            every={every}
            state={place === undefined || place < at ? 'ahead' : place === at ? 'here' : 'reached'}
          />
        ))}
      </Steps>
    </section>
  )
}

interface RankStepProps {
  readonly rank: Rank
  readonly at: number
  readonly currency: string
  /** Benefits that any rank has: a line each. */
  readonly every: readonly Benefit[]
  readonly state: 'reached' | 'here' | 'ahead'
}

function RankStep({ rank, at, currency, every, state }: RankStepProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const figureOf = useBenefitFigure(currency)
  const money = (amount: string | number) => isolatedWords(roundMoney(decimalOf(amount), currency, language))
  const { name, image, totalTurnover, monthlyTurnover } = rank
  const isKept = isLess('0', decimalOf(monthlyTurnover))
  const had = benefitsOf(rank)
  return (
    <Step data-state={state} aria-current={state === 'here' ? 'step' : undefined} style={{ '--at': at }}>
      <RankCrest image={image} />
      <Name>
        <h3>{name}</h3>
        {state === 'here' ? <Badge tone="accent">{t('vip.here')}</Badge> : null}
        {state === 'reached' ? <Icon name="circle-check" size={18} label={t('vip.reached')} /> : null}
      </Name>
      <Need>
        {isLess('0', decimalOf(totalTurnover)) ? (
          <>
            <small>{t('vip.from')}</small> <b>{money(totalTurnover)}</b>
          </>
        ) : (
          <small>{t('vip.start')}</small>
        )}
      </Need>
      {every.length === 0 ? null : (
        <Benefits>
          {every.map(({ id }) => {
            const benefit = had.find((one) => one.id === id)
            if (benefit === undefined)
              return (
                <Gives key={id} data-empty="true" aria-hidden="true">
                  –
                </Gives>
              )
            const figure = figureOf(benefit)
            return (
              <Gives key={id}>
                {figure === undefined ? <Icon name="check" size={20} /> : <b>{figure}</b>} <span>{benefit.name}</span>
              </Gives>
            )
          })}
        </Benefits>
      )}
      <Keep>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {isKept ? t('vip.keptBy', { amount: money(monthlyTurnover) }) : t('vip.neverLost')}
      </Keep>
    </Step>
  )
}
