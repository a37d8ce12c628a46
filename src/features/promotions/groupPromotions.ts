import type { Activity } from '../../contract/activity'
import type { Announcement } from '../../contract/announcements'
import { type Group, groupOf, readState } from './activityStates'

const order: readonly Group[] = ['yours', 'on', 'coming', 'over']

export interface PromotionGroup {
  readonly group: Group
  readonly promotions: readonly Announcement[]
}

/**
 * Promotions by how they stand for who looks, groups without any left out. What waits to be claimed is first among the
 * member's own. One that nothing is known of is on.
 */
export function groupPromotions(
  promotions: readonly Announcement[],
  byId: ReadonlyMap<string, Activity>,
): readonly PromotionGroup[] {
  const groupFor = ({ id }: Announcement): Group => {
    const activity = byId.get(id)
    return activity === undefined ? 'on' : groupOf(activity)
  }
  const waits = ({ id }: Announcement) => (readState(byId.get(id)?.state ?? '') === 'CLAIM' ? 0 : 1)
  return order
    .map((group) => ({
      group,
      promotions: promotions
        .filter((promotion) => groupFor(promotion) === group)
        .toSorted((one, other) => waits(one) - waits(other)),
    }))
    .filter((group) => group.promotions.length > 0)
}
