import type { Announcement } from '../../contract/announcements'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { Button, ErrorState, Icon } from '../../ui'
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
      <ErrorState
        compact
        title={t('promotions.stateFailed')}
        text={t(errorMessage(answer.error))}
        actions={
          <Button icon="refresh-cw" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {t('app.retry')}
          </Button>
        }
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
