import { useTranslation } from '../../i18n/translate'
import type { Announcement } from '../../contract/announcements'
import { groupOf } from './activityStates'
import { Others } from './detail.styles'
import { PromotionCard } from './PromotionCard'
import { Grid } from './promotion.styles'
import { promotionType } from './promotionTypes'
import type { useActivities } from './useActivities'

const most = 3

interface OtherPromotionsProps {
  readonly all: readonly Announcement[]
  readonly besides: Announcement | undefined
  readonly activities: ReturnType<typeof useActivities>
}

/** What else there is: the same type first, and nothing that is over. */
export function OtherPromotions({ all, besides, activities }: OtherPromotionsProps) {
  const { t } = useTranslation()
  const type = promotionType(besides?.category)
  const isOver = ({ id }: Announcement) => {
    const activity = activities.byId.get(id)
    return activity !== undefined && groupOf(activity) === 'over'
  }
  const others = all.filter((one) => one.id !== besides?.id && !isOver(one))
  const isAkin = ({ category }: Announcement) => type !== undefined && promotionType(category) === type
  const shown = [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))].slice(0, most)
  if (shown.length === 0) return null
  return (
    <Others aria-labelledby="other-promotions">
      <h2 id="other-promotions">{t('promotions.others')}</h2>
      <Grid>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} activities={activities} />
          </li>
        ))}
      </Grid>
    </Others>
  )
}
