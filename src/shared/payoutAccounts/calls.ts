import { type PayoutAccounts, payoutAccountsSchema } from '../../contract/payout-accounts'
import type { NamedCall } from '../../platform/calls'

/** Where money may go that leaves the account. */
export const getPayoutAccounts: NamedCall<PayoutAccounts> = {
  id: 'payoutAccounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPayoutAccounts',
  moduleId: 'WITHDRAW3',
  token: true,
  value: payoutAccountsSchema,
}
