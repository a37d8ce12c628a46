import type { WalletTransfer } from '../../../contract/wallet-transfer'
import type { WalletTransferReceipt } from '../../../contract/wallet-transfer-receipt'
import type { WalletTransfers } from '../../../contract/wallet-transfers'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal, minorOf } from '../money'
import { findVendor, offeredVendors } from '../store/vendors'
import { mainWallet, walletsOf } from '../store/wallets'
import { maintenance } from './launch'
import { refuseBreak } from './playGuard'
import { transfer, transfersOf } from '../store/walletTransfers'
import { readPage, word } from './readPage'

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
  const wantedAmount = amount === undefined ? undefined : minorOf(amount)
  // no amount means all of it: one that cannot be read does not
  if (amount !== undefined && wantedAmount === undefined) return refuseFields({ amount: 'format' })
  if (wantedAmount !== undefined && wantedAmount <= 0) return refuseFields({ amount: 'range' })
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
    amount: wantedAmount,
  }
  const done = transfer(database, wanted, now())
  if (done.state === 'other') return refuseFields({ transactionNo: 'used' })
  if (done.state === 'funds') return refuse('balance.insufficient')
  const value: WalletTransferReceipt = { transactionNo, amount: decimal(done.amount) }
  return ok(value)
}

/** `page`, `pageSize`; of a query `requestId`, the transfer of this number, or none. */
export function walletTransferList(call: MemberCall): Answer {
  const { platform, merchant, account } = call
  const { range, paging } = readPage(call)
  const { transfers, total } = transfersOf(platform.database, account.id, range, word(call, 'requestId'))
  const value: WalletTransfers = {
    currency: merchant.currency.code,
    content: transfers.map(({ transactionNo, fromType, toType, amount, movedAt }) => ({
      transactionNo,
      fromAccountType: fromType,
      toAccountType: toType,
      amount: decimal(amount),
      time: movedAt,
      status: 'DONE',
    })),
    ...paging(total),
  }
  return ok(value)
}
