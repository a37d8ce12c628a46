import { useTranslation } from '../../i18n/translate'
import type { Announcement } from '../../contract/announcements'
import { Others } from './detail.styles'
import { PromotionCard } from './PromotionCard'
import { Grid } from './promotion.styles'
import { promotionType } from './promotionTypes'

const most = 3

/** What else there is: the same type first. */
export function OtherPromotions({ all, besides }: { all: readonly Announcement[]; besides: Announcement | undefined }) {
  const { t } = useTranslation()
  const type = promotionType(besides?.category)
  const others = all.filter(({ id }) => id !== besides?.id)
  const isAkin = ({ category }: Announcement) => type !== undefined && promotionType(category) === type
  const shown = [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))].slice(0, most)
  if (shown.length === 0) return null
  return (
    <Others aria-labelledby="other-promotions">
      <h2 id="other-promotions">{t('promotions.others')}</h2>
      <Grid>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </Grid>
    </Others>
  )
}
