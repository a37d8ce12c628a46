import { useAtomValue } from '../../../state/atoms'
import { Link } from 'react-router'
import type { Announcement } from '../../../contract/announcements'
import { leadText } from '../../../lib/plainText'
import { paths } from '../../../site/paths'
import { imageAddressAtom } from '../../../site/vendors'
import { Image } from '../../../ui'
import { Lead, promoRatio, Row, Thumb, Title, Words } from './promo.styles'

export function PromoRow({ promotion }: { promotion: Announcement }) {
  const imageAddress = useAtomValue(imageAddressAtom)
  const image = promotion.announcementImages?.[0]?.url
  return (
    <li>
      <Row as={Link} to={paths.promotion(promotion.id)}>
        <Thumb>{image === undefined ? null : <Image src={imageAddress(image)} alt="" ratio={promoRatio} />}</Thumb>
        <Words>
          <Title>{promotion.title}</Title>
          <Lead>{leadText(promotion.content)}</Lead>
        </Words>
      </Row>
    </li>
  )
}
