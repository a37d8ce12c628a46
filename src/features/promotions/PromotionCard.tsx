import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { Announcement } from '../../contract/announcements'
import { formatDate, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { leadText } from '../../lib/plainText'
import { paths } from '../../site/paths'
import { imageAddressAtom } from '../../site/vendors'
import { Badge, Image } from '../../ui'
import { Card, Lead, Meta, promotionRatio, Thumb, Title, Words } from './promotion.styles'
import { promotionType } from './promotionTypes'

interface Props {
  readonly promotion: Announcement
  readonly eager?: boolean
}

export function PromotionCard({ promotion, eager = false }: Props) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const imageAddress = useAtomValue(imageAddressAtom)
  const image = promotion.announcementImages?.[0]?.url
  const type = promotionType(promotion.category)
  return (
    <Card as={Link} to={paths.promotion(promotion.id)}>
      <Thumb>
        {image === undefined ? null : <Image src={imageAddress(image)} alt="" ratio={promotionRatio} eager={eager} />}
      </Thumb>
      <Words>
        <Meta>
          {type === undefined ? null : <Badge tone="accent">{t(`promotions.type.${type}`)}</Badge>}
          <time dateTime={isoTime(promotion.timestamp)}>{formatDate(promotion.timestamp, language)}</time>
        </Meta>
        <Title>{promotion.title}</Title>
        <Lead>{leadText(promotion.content)}</Lead>
      </Words>
    </Card>
  )
}
