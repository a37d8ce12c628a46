import { useAtomValue } from '../../../state/atoms'
import { Link } from '../../../site/Link'
import type { Announcement } from '../../../contract/announcements'
import { leadText } from '../../../lib/plainText'
import { paths } from '../../../site/paths'
import { imageAddressAtom } from '../../../site/vendors'
import { Image } from '../../../ui'
import { Lead, promoRatio, Row, Thumb, Title, Words } from './promo.styles'

export function PromoRow({ promotion }: { promotion: Announcement }) {
  const imageAddress = useAtomValue(imageAddressAtom)
  const lead = leadText(promotion.content)
  const image = promotion.announcementImages?.[0]?.url
  return (
    <li>
      <Row as={Link} to={paths.promotion(promotion.id)}>
        <Thumb>{image === undefined ? null : <Image src={imageAddress(image)} alt="" ratio={promoRatio} />}</Thumb>
        <Words>
          <Title title={promotion.title}>{promotion.title}</Title>
          <Lead title={lead}>{lead}</Lead>
        </Words>
      </Row>
    </li>
  )
}
