import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { Activity } from '../../contract/activity'
import type { Announcement } from '../../contract/announcements'
import { formatDate, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { leadText } from '../../lib/plainText'
import { paths } from '../../site/paths'
import { Icon } from '../../ui'
import { Card, cardSizes, Lead, Mark, Meta, promotionRatio, Thumb, Title, Words } from './promotion.styles'
import { PromotionImage } from './PromotionImage'
import { promotionType } from './promotionTypes'
import { StateBadge } from './StateBadge'
import { lookOf } from './typeLooks'

interface Props {
  readonly promotion: Announcement
  /** How it stands for who looks; undefined: nothing to take part in, or not known. */
  readonly activity?: Activity | undefined
  readonly eager?: boolean
}

export function PromotionCard({ promotion, activity, eager = false }: Props) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const type = promotionType(promotion.category)
  const { icon, tone } = lookOf(promotion.category)
  const until = activity?.endsAt
  return (
    <Card as={Link} to={paths.promotion(promotion.id)} data-tone={tone}>
      <Thumb>
        <PromotionImage promotion={promotion} ratio={promotionRatio} sizes={cardSizes} eager={eager} />
        <Mark data-tone={tone}>
          <Icon name={icon} size={20} />
        </Mark>
      </Thumb>
      <Words>
        <Meta>
          {activity === undefined ? null : <StateBadge state={activity.state} barred={activity.barred} />}
          <span>{type === undefined ? t('promotions.general') : t(`promotions.type.${type}`)}</span>
          {until === undefined ? null : (
            <span>
              {t('promotions.until')} <time dateTime={isoTime(until)}>{formatDate(until, language)}</time>
            </span>
          )}
        </Meta>
        <Title>{promotion.title}</Title>
        <Lead>{leadText(promotion.content)}</Lead>
      </Words>
    </Card>
  )
}
