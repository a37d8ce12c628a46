import { lazy, Suspense } from 'react'
import type { Activity } from '../../contract/activity'
import type { Announcement } from '../../contract/announcements'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { shareOf } from '../../lib/decimalSum'
import { plainFigure, roundMoney } from '../../lib/plainFigure'
import { useHeldBack } from '../../shared/prize/useHeldBack'
import { pauseAtom } from '../../shared/safety/pause'
import { importWithTimeout } from '../../site/importWithTimeout'
import { paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Badge, ProgressBar } from '../../ui'
import { ActButton, ActLink, deedIcons, PlayLink } from './ActButtons'
import { actionOf } from './actionOf'
import { cardAction } from './cardAction'
import { Foot, FootLine } from './card.styles'
import { nextStep } from './nextStep'
import { StateBadge } from './StateBadge'

/** Loaded for who has something to do. */
const CardDeed = lazy(() => importWithTimeout(async () => ({ default: (await import('./listDeeds')).CardDeed })))

interface CardFootProps {
  readonly promotion: Announcement
  readonly activity: Activity | undefined
  /** Whether the platform has said how promotions stand: without an activity there is nothing to join then. */
  readonly isKnown: boolean
  readonly currency: string
}

/** How it stands and what to do: in one place on every card. */
export function CardFoot(props: CardFootProps) {
  const { activity, isKnown, currency } = props
  const { t } = useTranslation()
  return (
    <Foot>
      <FootProgress activity={activity} currency={currency} />
      <FootLine>
        {activity !== undefined ? (
          <StateBadge state={activity.state} barred={activity.barred} />
        ) : isKnown ? (
          <Badge icon="check">{t('promotions.state.automatic')}</Badge>
        ) : (
          <span />
        )}
        <CardAct {...props} />
      </FootLine>
    </Foot>
  )
}

/** How far a member is with what they take part in. */
function FootProgress({ activity, currency }: Pick<CardFootProps, 'activity' | 'currency'>) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const step = activity?.entry === undefined ? undefined : nextStep(activity.steps)
  if (step === undefined) return null
  const [is, should] = [decimalOf(step.done), decimalOf(step.target)]
  const figure = (value: string) =>
    step.unit === 'MONEY' ? `\u2068${roundMoney(value, currency, language)}\u2069` : plainFigure(value, language)
  const words = t('promotions.doneOf', { done: figure(is), target: figure(should) })
  return (
    <div>
      <p>
        <span>{step.name}</span> <b>{words}</b>
      </p>
      <ProgressBar value={shareOf(is, should)} label={`${step.name}: ${words}`} />
    </div>
  )
}

function CardAct({ promotion, activity, currency }: CardFootProps) {
  const { t } = useTranslation()
  const isPaused = useAtomValue(pauseAtom) !== undefined
  const waits = useHeldBack(activity?.prize ?? { kind: 'NOTHING' })
  const { id, title, category } = promotion
  const card = { of: title }
  const action = cardAction(activity && actionOf(activity), { isPaused, waits })
  if (activity !== undefined && (action.type === 'claim' || action.type === 'sign')) {
    const label = t(action.type === 'claim' ? 'promotions.act.collect' : 'promotions.act.sign')
    return (
      <Suspense fallback={<ActButton icon={deedIcons[action.type]} label={label} card={card} busy />}>
        <CardDeed type={action.type} activity={activity} currency={currency} title={title} />
      </Suspense>
    )
  }
  if (action.type === 'play') return <PlayLink category={category} card={card} />
  const label = action.type === 'open' ? action.label : 'promotions.act.details'
  // what can be taken part in stands out, not what can only be read
  const variant = label === 'promotions.act.details' ? 'secondary' : 'primary'
  return <ActLink to={paths.promotion(id)} label={t(label)} card={card} variant={variant} />
}
