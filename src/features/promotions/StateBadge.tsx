import { useTranslation } from '../../i18n/translate'
import { Badge } from '../../ui'
import { readState, stateRows } from './activityStates'
import { barRows, readBar } from './bars'

interface StateBadgeProps {
  readonly state: string
  /** Why who looks may not take part. */
  readonly barred?: string | undefined
}

/** The state in one or two words; one that is not known is told as the platform wrote it. */
export function StateBadge({ state, barred }: StateBadgeProps) {
  const { t } = useTranslation()
  const known = readState(state)
  const bar = known === 'JOIN' ? readBar(barred) : undefined
  if (bar && barRows[bar].isClosed) return <Badge icon="lock">{t('promotions.state.barred')}</Badge>
  if (known === undefined) return <Badge icon="circle-question-mark">{t('promotions.state.unknown', { state })}</Badge>
  const { tone, icon, label } = stateRows[known]
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  )
}
