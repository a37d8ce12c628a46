import type { Announcement } from '../../../../contract/announcements'

/**
 * The first promotion of the type for new members (spec §2, promotions by type), however a platform writes it, that runs
 * at this time, in epoch milliseconds.
 */
export const findOffer = (promotions: readonly Announcement[], now: number): Announcement | undefined =>
  promotions.find(({ category = '', offer }) => isForNew(category) && runs(offer, now))

const isForNew = (category: string) => category.toLowerCase().replace(/[^a-z]/g, '') === 'newbie'

const runs = (offer: Announcement['offer'], now: number) =>
  (offer?.startsAt ?? -Infinity) <= now && now < (offer?.endsAt ?? Infinity)
