import { useTranslation } from '../../i18n/translate'
import { Badge } from '../../ui'
import { readState, stateRows } from './activityStates'

/** The state in one or two words; one that is not known is told as the platform wrote it. */
export function StateBadge({ state }: { readonly state: string }) {
  const { t } = useTranslation()
  const known = readState(state)
  if (known === undefined) return <Badge icon="circle-question-mark">{t('promotions.state.unknown', { state })}</Badge>
  const { tone, icon, label } = stateRows[known]
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  )
}
