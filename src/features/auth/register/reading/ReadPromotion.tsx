import type { Announcement } from '../../../../contract/announcements'
import { SafeHtml } from '../../../../ui'
import { ReadOver } from './ReadOver'

interface ReadPromotionProps {
  readonly promotion: Announcement
  readonly open: boolean
  readonly onClose: () => void
}

export default function ReadPromotion({ promotion, open, onClose }: ReadPromotionProps) {
  return (
    <ReadOver title={promotion.title} open={open} onClose={onClose}>
      <SafeHtml html={promotion.content} />
    </ReadOver>
  )
}
