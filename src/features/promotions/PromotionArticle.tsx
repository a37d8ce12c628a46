import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { Announcement } from '../../contract/announcements'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { announcedLink } from '../../site/announcedLink'
import { imageAddressAtom } from '../../site/vendors'
import { Badge, Button, Image, SafeHtml, VisuallyHidden } from '../../ui'
import { Article, Banner, bannerRatio } from './detail.styles'
import { Meta } from './promotion.styles'
import { promotionType } from './promotionTypes'

export function PromotionArticle({ promotion }: { promotion: Announcement }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const imageAddress = useAtomValue(imageAddressAtom)
  const image = promotion.announcementImages?.[0]?.url
  const type = promotionType(promotion.category)
  const link = announcedLink(promotion.link)
  return (
    <Article>
      <Banner>
        {image === undefined ? null : <Image src={imageAddress(image)} alt="" ratio={bannerRatio} eager />}
      </Banner>
      <h1>{promotion.title}</h1>
      <Meta>
        {type === undefined ? null : <Badge tone="accent">{t(`promotions.type.${type}`)}</Badge>}
        <time dateTime={isoTime(promotion.timestamp)}>{formatDateTime(promotion.timestamp, language)}</time>
      </Meta>
      <VisuallyHidden as="h2">{t('promotions.text')}</VisuallyHidden>
      <SafeHtml html={promotion.content} />
      {link === undefined ? null : (
        <div>
          <Button
            variant="primary"
            size="l"
            iconEnd={link.inside ? 'arrow-right' : 'external-link'}
            {...(link.inside
              ? { as: Link, to: link.to }
              : { as: 'a', href: link.href, target: '_blank', rel: 'noopener noreferrer' })}
          >
            {t('promotions.go')}
          </Button>
        </div>
      )}
    </Article>
  )
}
