import * as z from 'zod/mini'
import { type Activities, activitiesSchema } from '../../contract/activities'
import { activitySchema } from '../../contract/activity'
import { type ActivityEntries, activityEntriesSchema } from '../../contract/activity-entries'
import { type ActivityEntry, activityEntrySchema } from '../../contract/activity-entry'
import { type ClaimReceipt, claimReceiptSchema } from '../../contract/claim-receipt'
import type { NamedCall } from '../../platform/calls'
import { eachOf } from '../../platform/eachOf'

const common = { moduleId: 'COMM3', token: true } as const

/** Promotions that can be taken part in, as they stand for who asks. */
export const getActivities: NamedCall<Activities> = {
  ...common,
  token: 'optional',
  id: 'activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getActivityList',
  alert: false,
  value: z.extend(activitiesSchema, { content: eachOf(activitySchema) }),
}

/** `page`, `pageSize`, `activityId`; or `requestId`. */
export const getEntries: NamedCall<ActivityEntries> = {
  ...common,
  id: 'activityEntries',
  method: 'GET',
  path: '/wps/relay/MCSFE_getActivityEntries',
  value: z.extend(activityEntriesSchema, { content: eachOf(activityEntrySchema) }),
}

/** Takes ActivityRequest. */
export const joinActivity: NamedCall<ActivityEntry> = {
  ...common,
  id: 'joinActivity',
  method: 'POST',
  path: '/wps/relay/MCS2_joinActivity',
  value: activityEntrySchema,
}

/** Takes ActivityRequest: for the day on which it arrives. */
export const signActivity: NamedCall<ActivityEntry> = {
  ...common,
  id: 'signActivity',
  method: 'POST',
  path: '/wps/relay/MCS2_signActivity',
  value: activityEntrySchema,
}

/** Takes ActivityApplication. */
export const applyActivity: NamedCall<ActivityEntry> = {
  ...common,
  id: 'applyActivity',
  method: 'POST',
  path: '/wps/relay/MCS2_applyActivity',
  value: activityEntrySchema,
}

/** Takes ActivityRequest. */
export const claimActivity: NamedCall<ClaimReceipt> = {
  ...common,
  id: 'claimActivity',
  method: 'POST',
  path: '/wps/relay/MCS2_claimActivity',
  value: claimReceiptSchema,
}
