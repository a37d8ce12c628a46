import type { WalletTransfer } from '../../../contract/wallet-transfer'
import type { WalletTransferReceipt } from '../../../contract/wallet-transfer-receipt'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal, minorOf } from '../money'
import { findVendor, offeredVendors } from '../store/vendors'
import { mainWallet, walletsOf } from '../store/wallets'
import { maintenance } from './launch'
import { refuseBreak } from './playGuard'
import { transfer } from '../store/walletTransfers'

const isTransfer = (sent: unknown): sent is WalletTransfer => validate('wallet-transfer', sent).length === 0

/**
 * Between the main wallet and a vendor's; in one transaction, once a number. Into wallets of vendors that are offered
 * and not in maintenance; home from every wallet that the account has, whatever became of its vendor.
 */
export function walletTransfer(call: MemberCall): Answer {
  const { platform, merchant, account, body } = call
  if (merchant.singleWallet) return refuse('function.not.available')
  if (!isTransfer(body)) return refuseFields({ body: 'shape' })
  const { transactionNo, fromAccountType: from, toAccountType: to, amount } = body
  const { database, now } = platform
  const wallet = from === mainWallet ? to : from
  const vendor = offeredVendors(merchant).find((code) => findVendor(database, code)?.accountTypeId === wallet)
  const isOwn = from === wallet && walletsOf(database, account.id).some(({ accountTypeId }) => accountTypeId === wallet)
  if (wallet === mainWallet || (from !== mainWallet && to !== mainWallet))
    return refuseFields({ toAccountType: 'unknown' })
  if (vendor === undefined && !isOwn) return refuseFields({ toAccountType: 'unknown' })
  const stopped = to === wallet ? refuseBreak(call) : undefined
  if (stopped) return stopped
  // before the books are asked whether the number was used: as platforms do that look at the door first
  if (to === wallet && vendor !== undefined && merchant.inMaintenance.includes(vendor))
    return refuse('game.maintenance', { value: maintenance(now()) })

  const wanted = {
    accountId: account.id,
    transactionNo,
    from,
    to,
    amount: amount === undefined ? undefined : minorOf(amount),
  }
  const done = transfer(database, wanted, now())
  if (done.state !== 'moved')
    return refuseFields(done.state === 'other' ? { transactionNo: 'used' } : { amount: 'funds' })
  const value: WalletTransferReceipt = { transactionNo, amount: decimal(done.amount) }
  return ok(value)
}
