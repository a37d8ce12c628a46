import type { PayoutAccount } from '../../contract/payout-account'
import type { IconName } from '../../ui'

export const accountIcon: Readonly<Record<PayoutAccount['kind'], IconName>> = { BANK: 'landmark', CRYPTO: 'coins' }

/** What an account is called, and what tells it from others. */
export const accountTitle = ({ label, name }: PayoutAccount): string =>
  label === undefined || label === '' ? name : `${label} · ${name}`
