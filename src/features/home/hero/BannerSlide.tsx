import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import type { Announcement } from '../../../contract/announcements'
import { leadText } from '../../../lib/plainText'
import { announcedLink, announcedLinkProps } from '../../../site/announcedLink'
import { imageAddressAtom } from '../../../site/vendors'
import { useHydrated } from '../../../state/useHydrated'
import { Button, Image, Phrases } from '../../../ui'
import { bannerAction } from './bannerAction'
import type { HeroVariant } from './heroVariant'
import { Picture, Slide } from './slide.styles'
import { Words } from './slideWords'

interface Props {
  readonly banner: Announcement
  readonly variant: HeroVariant
  /** In the first view: its picture is asked for before everything else. */
  readonly first: boolean
}

/** A figure stays on one line with its unit, in Chinese. */
const keepUnits = (text: string): string => text.replace(/(\d) (?=[一-鿿])/g, '$1\u00a0')

export function BannerSlide({ banner, variant, first }: Props) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const image = banner.announcementImages?.[0]?.url
  // beside the first view, where a browser would ask for it before the scripts that answer a press
  const isLater = !useHydrated() && !first
  const link = announcedLink(banner.link)
  const lead = leadText(banner.content)
  return (
    <Slide $variant={variant}>
      <Picture $variant={variant}>
        {image === undefined ? null : (
          <Image src={imageAddress(image)} alt="" ratio={16 / 7} eager={first} held={isLater} />
        )}
      </Picture>
      <Words $variant={variant}>
        <h2 title={banner.title}>
          <Phrases>{keepUnits(banner.title)}</Phrases>
        </h2>
        {lead === '' ? null : (
          <p title={lead}>
            <Phrases>{keepUnits(lead)}</Phrases>
          </p>
        )}
        {link === undefined ? null : (
          <Button variant="primary" size="l" {...announcedLinkProps(link)}>
            {t(bannerAction(link))}
          </Button>
        )}
      </Words>
    </Slide>
  )
}
