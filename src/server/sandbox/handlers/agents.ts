import type { Affiliate } from '../../../contract/affiliate'
import { type Answer, ok } from '../answer'
import type { Call } from '../call'
import { findAccount } from '../store/accounts'

/** Codes are read in either case. */
export const isAgentCode = (
  { database }: Call['platform'],
  { code: merchant }: Call['merchant'],
  code: string,
): boolean => findAccount(database, merchant, 'affiliateCode', code.trim().toUpperCase()) !== undefined

/** Whether the code belongs to an agent of this merchant. */
export function affiliate({ platform, merchant, query }: Call): Answer {
  const value: Affiliate = { valid: isAgentCode(platform, merchant, query.get('code') ?? '') }
  return ok(value)
}
