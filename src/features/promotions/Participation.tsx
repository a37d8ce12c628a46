import type { Announcement } from '../../contract/announcements'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { Icon } from '../../ui'
import { ActivityPanel, Box } from './ActivityPanel'
import { Informed } from './detail.styles'
import type { useActivities } from './useActivities'

interface ParticipationProps {
  readonly promotion: Announcement
  readonly activities: ReturnType<typeof useActivities>
}

/** Beside a promotion: how it stands for the member, that there is nothing to join, or that this could not be learnt. */
export function Participation({ promotion, activities: { answer, byId, currency } }: ParticipationProps) {
  const { t } = useTranslation()
  const activity = byId.get(promotion.id)
  if (activity !== undefined)
    return (
      <ActivityPanel
        key={activity.activityId}
        activity={activity}
        currency={currency}
        title={promotion.title}
        category={promotion.category}
        refetch={answer.refetch}
      />
    )
  if (answer.isError)
    return (
      <FailureState
        compact
        title={t('promotions.stateFailed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  return (
    <Box>
      <Informed>
        <Icon name="info" size={20} />
        <p>{t('promotions.nothingToJoin')}</p>
      </Informed>
    </Box>
  )
}
