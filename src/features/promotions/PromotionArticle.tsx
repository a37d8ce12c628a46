import { useTranslation } from '../../i18n/translate'
import type { Announcement } from '../../contract/announcements'
import { announcedLink, announcedLinkProps } from '../../site/announcedLink'
import { ShareButton } from '../../shared/sharing/ShareButton'
import { paths } from '../../site/paths'
import { Button, Badge, SafeHtml, VisuallyHidden } from '../../ui'
import { Article, Banner, bannerRatio, bannerSizes, Title } from './detail.styles'
import { Meta } from './promotion.styles'
import { PromotionImage } from './PromotionImage'
import { promotionType } from './promotionTypes'
import { lookOf } from './typeLooks'

/** The head of a promotion: its picture and name, in the look of its type. */
export function PromotionHead({ promotion }: { promotion: Announcement }) {
  const { t } = useTranslation()
  const { icon, tone } = lookOf(promotion.category)
  const type = promotionType(promotion.category)
  return (
    <Article as="header" data-tone={tone}>
      <Banner>
        <PromotionImage promotion={promotion} ratio={bannerRatio} sizes={bannerSizes} eager />
      </Banner>
      <Title>
        <h1>{promotion.title}</h1>
        <Meta>
          <Badge tone={tone} icon={icon}>
            {type === undefined ? t('promotions.general') : t(`promotions.type.${type}`)}
          </Badge>
          <ShareButton title={promotion.title} path={paths.promotion(promotion.id)} />
        </Meta>
      </Title>
    </Article>
  )
}

interface PromotionTextProps {
  readonly promotion: Announcement
  /** What to do stands beside it: then the link is one of the text. */
  readonly hasPart: boolean
}

/** What it says, and where it leads. */
export function PromotionText({ promotion, hasPart }: PromotionTextProps) {
  const { t } = useTranslation()
  const link = hasPart ? announcedLink(promotion.link) : undefined
  return (
    <Article>
      <VisuallyHidden as="h2">{t('promotions.text')}</VisuallyHidden>
      <SafeHtml html={promotion.content} />
      {link === undefined ? null : (
        <div>
          <Button size="l" {...announcedLinkProps(link)}>
            {t('promotions.go')}
          </Button>
        </div>
      )}
    </Article>
  )
}
