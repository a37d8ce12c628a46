import * as z from 'zod/mini'
import type { ActivityRequest } from '../../contract/activity-request'
import type { ClaimReceipt } from '../../contract/claim-receipt'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { fateIn, granted, type MoneyCall } from '../../shared/money/moneyCall'
import { claimActivity, getActivities, getEntries } from './calls'

const content = z.object({ activityId: z.string(), what: z.string() })
export type ClaimContent = z.infer<typeof content>

const claim: MoneyCall<ClaimContent, object, ClaimReceipt> = {
  call: claimActivity,
  content,
  same: ({ activityId }) => [activityId],
  body: ({ activityId }, _beside, requestId): ActivityRequest => ({ activityId, requestId }),
  done: granted,
  find: async (client, requestId) =>
    fateIn((await client(getEntries, { query: { requestId } })).content.map(granted), requestId),
  changes: [getActivities.id, getEntries.id, 'balance'],
}
export const activityMoney = moneyAtoms(claim)
