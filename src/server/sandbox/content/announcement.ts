import type { Text } from '../language'

/** Spec §7, §9: PL notices for players, H those that come before them, B banners, PU popups, PR promotions. */
type AnnouncementType = 'PL' | 'H' | 'B' | 'PU' | 'PR'

export interface SeedAnnouncement {
  readonly id: string
  readonly type: AnnouncementType
  /** Type of a promotion (spec §2), such as live or deposit. */
  readonly category?: string
  /** Shown to merchants with this game category or module only: `category:LOTT`, `module:PTSYS3`. */
  readonly shownWith?: string
  readonly link?: string
  readonly image?: string
  /** Hours before the seeding that it was published. */
  readonly age: number
  readonly title: Text
  /** HTML. */
  readonly content: Text
}

/** Stands under every text of the sandbox: none of it is an offer of anybody. */
export const demoLabel: Text = {
  CN: '<p><em>沙盒演示数据，并非真实优惠或公告。</em></p>',
  EN: '<p><em>Sample data from the sandbox, not a real offer or notice.</em></p>',
  AR: '<p><em>بيانات من بيئة تجريبية، وليست عرضًا أو إشعارًا حقيقيًا.</em></p>',
}
