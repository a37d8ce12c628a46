import { useAtomValue } from '../../state/atoms'
import type { Announcement } from '../../contract/announcements'
import { imageAddressAtom } from '../../site/vendors'
import { Image } from '../../ui'
import { srcSetOf } from './srcSetOf'

interface PromotionImageProps {
  readonly promotion: Announcement
  /** Width over height of its place. */
  readonly ratio: number
  readonly sizes: string
  readonly eager?: boolean
}

/** A promotion's picture in the width that its place needs, where the platform has several. */
export function PromotionImage({ promotion, ratio, sizes, eager = false }: PromotionImageProps) {
  const imageAddress = useAtomValue(imageAddressAtom)
  const [image] = promotion.announcementImages ?? []
  if (image === undefined) return null
  const src = imageAddress(image.url)
  return <Image src={src} srcSet={srcSetOf(src, image.widths)} sizes={sizes} alt="" ratio={ratio} eager={eager} />
}
