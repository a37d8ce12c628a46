import type { DepositSettings } from '../../contract/deposit-settings'

export type Method = NonNullable<DepositSettings['methods']>[number]
/** A form has one at least. */
export type Methods = readonly [Method, ...Method[]]
