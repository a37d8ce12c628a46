import { type Affiliate, affiliateSchema } from '../../contract/affiliate'
import type { NamedCall } from '../../platform/calls'

/** Whether an affiliate code is known. */
export const affiliateCall: NamedCall<Affiliate> = {
  id: 'affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  value: affiliateSchema,
}
