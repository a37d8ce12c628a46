import type { WalletTransfer } from '../../../contract/wallet-transfer'
import type { WalletTransferReceipt } from '../../../contract/wallet-transfer-receipt'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal, minorOf } from '../money'
import { findVendor, offeredVendors } from '../store/vendors'
import { mainWallet } from '../store/wallets'
import { transfer } from '../store/walletTransfers'

const isTransfer = (sent: unknown): sent is WalletTransfer => validate('wallet-transfer', sent).length === 0

/** Between the main wallet and one of a vendor's that the merchant has; in one transaction, once a number. */
export function walletTransfer({ platform, merchant, account, body }: MemberCall): Answer {
  if (merchant.singleWallet) return refuse('function.not.available')
  if (!isTransfer(body)) return refuseFields({ body: 'shape' })
  const { transactionNo, fromAccountType: from, toAccountType: to, amount } = body
  const { database, now } = platform
  const vendor = from === mainWallet ? to : from
  const known = offeredVendors(merchant).some((code) => findVendor(database, code)?.accountTypeId === vendor)
  if (!known || (from !== mainWallet && to !== mainWallet)) return refuseFields({ toAccountType: 'unknown' })

  const wanted = { accountId: account.id, transactionNo, from, to, amount: amount === undefined ? undefined : minorOf(amount) }
  const done = transfer(database, wanted, now())
  if (done.state !== 'moved') return refuseFields(done.state === 'other' ? { transactionNo: 'used' } : { amount: 'funds' })
  const value: WalletTransferReceipt = { transactionNo, amount: decimal(done.amount) }
  return ok(value)
}
