import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { Announcement } from '../../contract/announcements'
import { leadText } from '../../lib/plainText'
import { paths } from '../../site/paths'
import { Icon, VisuallyHidden } from '../../ui'
import {
  Body,
  Card,
  CardFacts,
  cardSizes,
  Kind,
  Lead,
  leadSizes,
  promotionRatio,
  Thumb,
  Title,
  Words,
} from './card.styles'
import { CardFoot } from './CardFoot'
import { EndsSoon } from './EndsSoon'
import { Period } from './Period'
import { PromotionFigure } from './PromotionFigure'
import { PromotionImage } from './PromotionImage'
import { promotionType } from './promotionTypes'
import { readFigure } from './readFigure'
import { lookOf } from './typeLooks'
import type { useActivities } from './useActivities'

interface Props {
  readonly promotion: Announcement
  /** How promotions stand for who looks; one without an activity has nothing to take part in. */
  readonly activities: ReturnType<typeof useActivities>
  readonly eager?: boolean
  /** The first of the page is wide; what is over is quiet. */
  readonly rank?: 'lead' | 'quiet' | undefined
}

export function PromotionCard({ promotion, activities, eager = false, rank }: Props) {
  const { t } = useTranslation()
  const { answer, byId, currency } = activities
  const { id, title, category, content, offer } = promotion
  const activity = byId.get(id)
  const type = promotionType(category)
  const figure = readFigure(offer, activity?.prize)
  const who = activity?.who ?? offer?.who
  const times = activity ?? offer
  const lead = leadText(content)
  return (
    <Card aria-labelledby={`card-${id}`} data-lead={rank === 'lead'} data-quiet={rank === 'quiet'}>
      <Body>
        <Thumb>
          <PromotionImage
            promotion={promotion}
            ratio={promotionRatio}
            sizes={rank === 'lead' ? leadSizes : cardSizes}
            eager={eager}
          />
        </Thumb>
        <Words>
          <Kind>
            <span>
              <Icon name={lookOf(category).icon} size={14} />
              {type === undefined ? t('promotions.general') : t(`promotions.type.${type}`)}
            </span>
            {activity === undefined ? null : <EndsSoon activity={activity} onPast={answer.refetch} />}
          </Kind>
          {figure === undefined ? null : <PromotionFigure figure={figure} currency={offer?.currency ?? currency} />}
          <Title id={`card-${id}`}>
            <Link to={paths.promotion(id)}>{title}</Link>
          </Title>
          <Lead title={lead}>{lead}</Lead>
          <CardFacts>
            {who === undefined ? null : (
              <li>
                <Icon name="users" size={16} />
                <span>
                  <VisuallyHidden>{t('promotions.who')}: </VisuallyHidden>
                  {who}
                </span>
              </li>
            )}
            {times === undefined ? null : (
              <li>
                <Icon name="calendar" size={16} />
                <span>
                  <VisuallyHidden>{t('promotions.period')}: </VisuallyHidden>
                  <Period startsAt={times.startsAt} endsAt={times.endsAt} />
                </span>
              </li>
            )}
          </CardFacts>
        </Words>
        <CardFoot promotion={promotion} activity={activity} isKnown={answer.data !== undefined} currency={currency} />
      </Body>
    </Card>
  )
}
