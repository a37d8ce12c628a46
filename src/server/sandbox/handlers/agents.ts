import type { Affiliate } from '../../../contract/affiliate'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { findAccount } from '../store/accounts'

/** Whether the code belongs to an agent of this merchant. */
export function affiliate({ platform, merchant, query }: Call): Answer {
  const code = query.get('code')?.trim().toUpperCase() ?? ''
  const value: Affiliate = {
    valid: findAccount(platform.database, merchant.code, 'affiliateCode', code) !== undefined,
  }
  return ok(value)
}
