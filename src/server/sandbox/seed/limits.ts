import type { Database } from '../db/database'
import { hour } from '../durations'
import type { Merchant } from '../merchants/merchant'
import { keepLimit, type LimitName } from '../store/limits'
import type { Held } from '../store/limitRules'

/** One demo account has set limits, with room in each; one of them waits for its second yes. */
export function seedLimits(database: Database, { withdrawal }: Merchant, accountId: number, now: number): void {
  const unit = withdrawal.minimum
  const seeds: readonly (LimitName & Held)[] = [
    {
      kind: 'DEPOSIT',
      period: 'WEEK',
      most: unit * 500,
      change: { most: unit * 1000, askedAt: now - 30 * hour },
    },
    { kind: 'DEPOSIT', period: 'MONTH', most: unit * 1500, change: undefined },
    { kind: 'LOSS', period: 'WEEK', most: unit * 400, change: { most: undefined, askedAt: now - 2 * hour } },
    { kind: 'SESSION', period: 'DAY', most: 4 * 60, change: undefined },
  ]
  for (const { kind, period, most, change } of seeds) keepLimit(database, accountId, { kind, period }, { most, change })
}
