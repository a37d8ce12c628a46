import type { ConsolidatedFunds } from '../../../contract/consolidated-funds'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { decimal } from '../money'
import { pauseOf } from '../store/pauses'
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
  const isPaused = pauseOf(platform.database, account.id, platform.now()) !== undefined
  const wallets = walletsOf(platform.database, account.id)
  const sum = (isCounted: (wallet: number) => boolean) =>
    wallets.reduce((total, { accountTypeId, minor }) => total + (isCounted(accountTypeId) ? minor : 0), 0)
  const value: ConsolidatedFunds = {
    currency: merchant.currency.code,
    total: decimal(sum(() => true)),
    main: decimal(sum((wallet) => wallet === mainWallet)),
    ...(!merchant.singleWallet && { vendors: decimal(sum((wallet) => wallet !== mainWallet)) }),
    // a withdrawal asks for none during a break
    turnoverLeft: decimal(isPaused ? 0 : turnoverLeft(platform.database, account.id)),
    contracts: Object.entries(contractModules).flatMap(([module, kind]) => (modules.has(module) ? [kind] : [])),
  }
  return ok(value)
}
