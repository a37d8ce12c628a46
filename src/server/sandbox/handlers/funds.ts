import type { ConsolidatedFunds } from '../../../contract/consolidated-funds'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { turnoverLeft } from '../store/turnover'
import { mainWallet, walletsOf } from '../store/wallets'
import { settleAccount } from './settleAccount'

/** Kinds of contracts by the module that has them. */
const contractModules = {
  SIGNCONDIV3: 'DIVIDEND',
  DAILYSALCONT3: 'DAILY_SALARY',
  HOURSAL3: 'HOURLY_SALARY',
  RTSALARY3: 'REALTIME_SALARY',
} as const

export function consolidatedFunds(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account, modules } = call
  const wallets = walletsOf(platform.database, account.id)
  const sum = (isCounted: (wallet: number) => boolean) =>
    wallets.reduce((total, { accountTypeId, minor }) => total + (isCounted(accountTypeId) ? minor : 0), 0)
  const value: ConsolidatedFunds = {
    currency: merchant.currency.code,
    total: decimal(sum(() => true)),
    main: decimal(sum((wallet) => wallet === mainWallet)),
    ...(!merchant.singleWallet && { vendors: decimal(sum((wallet) => wallet !== mainWallet)) }),
    turnoverLeft: decimal(turnoverLeft(platform.database, account.id)),
    contracts: Object.entries(contractModules).flatMap(([module, kind]) => (modules.has(module) ? [kind] : [])),
  }
  return ok(value)
}
