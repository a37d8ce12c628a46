import type { Announcement } from '../../contract/announcements'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { Facts } from '../../shared/lists/Facts'
import { announcedLink, announcedLinkProps } from '../../site/announcedLink'
import { Button, Icon } from '../../ui'
import { ActivityPanel, Box } from './ActivityPanel'
import { Informed } from './detail.styles'
import { Period } from './Period'
import { PromotionFigure } from './PromotionFigure'
import { readFigure } from './readFigure'
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
        promotion={promotion}
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
  return <Told promotion={promotion} currency={currency} />
}

/** A promotion without an activity: what it gives, for whom, and where it leads. */
function Told({
  promotion: { offer, link: sent },
  currency,
}: {
  readonly promotion: Announcement
  readonly currency: string
}) {
  const { t } = useTranslation()
  const figure = readFigure(offer, undefined)
  const link = announcedLink(sent)
  return (
    <Box>
      {figure === undefined ? null : <PromotionFigure figure={figure} currency={offer?.currency ?? currency} />}
      <Informed>
        <Icon name="info" size={20} />
        <p>{t('promotions.nothingToJoin')}</p>
      </Informed>
      {link === undefined ? null : (
        <Button variant="primary" size="l" block {...announcedLinkProps(link)}>
          {t('promotions.go')}
        </Button>
      )}
      {offer === undefined ? null : (
        <Facts
          facts={[
            offer.who === undefined
              ? undefined
              : { id: 'who', label: t('promotions.who'), value: offer.who, words: true },
            {
              id: 'period',
              label: t('promotions.period'),
              value: <Period startsAt={offer.startsAt} endsAt={offer.endsAt} />,
            },
          ]}
        />
      )}
    </Box>
  )
}
