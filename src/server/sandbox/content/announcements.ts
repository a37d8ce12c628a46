import type { SeedAnnouncement } from './announcement'
import { banners, popups } from './banners'
import { gameNotices } from './gameNotices'
import { promotions } from './promotions'
import { serviceNotices } from './serviceNotices'

export const announcements: readonly SeedAnnouncement[] = [
  ...serviceNotices,
  ...gameNotices,
  ...banners,
  ...popups,
  ...promotions,
]
