import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { brandAtom } from '../../../site/brand'
import { announcementsAtom } from '../../../site/platformAnswers'
import type { SlotComponentProps } from '../../../site/Slot'
import { Carousel } from '../../../ui'
import { BannerSlide } from './BannerSlide'
import { BrandHero } from './BrandHero'
import { HeroBox } from './HeroBox'
import { HeroSkeleton } from './HeroSkeleton'
import { heroVariant } from './heroVariant'

/** Milliseconds that a banner stays. */
const interval = 7_000

/** The platform's banners; a brand without any, or that cannot be asked, shows itself. */
export default function Hero({ item }: SlotComponentProps<'home.section'>) {
  const { t } = useTranslation()
  const brand = useAtomValue(brandAtom)
  const { data, isPending } = useAtomValue(announcementsAtom)
  const variant = heroVariant(item.variant, brand)
  if (isPending) return <HeroSkeleton />
  const banners = data?.banners ?? []
  if (banners.length === 0) return <BrandHero variant={variant} />
  return (
    <HeroBox id="hero" $variant={variant} $dots={banners.length > 1}>
      <Carousel
        label={t('home.hero.title')}
        slides={banners}
        slideKey={({ id }) => id}
        interval={interval}
        renderSlide={(banner, index) => <BannerSlide banner={banner} variant={variant} first={index === 0} />}
        labels={{
          previous: t('home.hero.previous'),
          next: t('home.hero.next'),
          slide: (index, total) => t('home.hero.slide', { index, total }),
          pause: t('home.hero.pause'),
          play: t('home.hero.play'),
        }}
      />
    </HeroBox>
  )
}
