import { expect, it } from 'vitest'
import type { AccountClosing } from '../../../contract/account-closing'
import { closingState } from './closingState'

const none: AccountClosing = {
  balance: '0.00',
  currency: 'USD',
  minimumWithdrawal: '20.00',
  openBets: 0,
  openWithdrawals: 0,
}

it.each<[Partial<AccountClosing>, string]>([
  [{}, 'free'],
  [{ balance: '0.01' }, 'givesUp'],
  [{ balance: '19.99' }, 'givesUp'],
  [{ balance: 20 }, 'moneyFirst'],
  [{ openBets: 1 }, 'moneyFirst'],
  [{ openContracts: 1 }, 'moneyFirst'],
  [{ openWithdrawals: 2 }, 'moneyFirst'],
  [{ openDeposits: 1 }, 'moneyFirst'],
  [{ openExchanges: 1 }, 'moneyFirst'],
])('%j: %s', (more, state) => expect(closingState({ ...none, ...more })).toBe(state))
