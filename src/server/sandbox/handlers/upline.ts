import type { UplineSettings } from '../../../contract/upline-settings'
import type { UplineTransfer } from '../../../contract/upline-transfer'
import type { UplineTransferRequest } from '../../../contract/upline-transfer-request'
import type { UplineTransfers } from '../../../contract/upline-transfers'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { mask } from '../mask'
import { decimal, minorOf } from '../money'
import { type Account, accountById } from '../store/accounts'
import { sendMessage } from '../store/messages'
import { turnoverLeft } from '../store/turnover'
import * as store from '../store/uplineTransfers'
import { balanceOf, mainWallet } from '../store/wallets'
import { refusePaymentPassword } from './paymentPassword'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

/** In minor units; the most is that of a withdrawal. */
const minimum = 1_00

/** Who stands above and may be given money. */
function uplineOf({ platform, account }: MemberCall): Account | undefined {
  const upline = account.upline === undefined ? undefined : accountById(platform.database, account.upline)
  return upline?.disabled === false ? upline : undefined
}

export function uplineSettings(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const upline = uplineOf(call)
  if (!upline) return refuse('function.not.available')
  const value: UplineSettings = {
    account: mask(upline.username, 2),
    currency: merchant.currency.code,
    minimum: decimal(minimum),
    maximum: decimal(merchant.withdrawal.maximum),
    available: decimal(balanceOf(platform.database, account.id, mainWallet)),
    turnoverLeft: decimal(turnoverLeft(platform.database, account.id)),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is UplineTransferRequest =>
  validate('upline-transfer-request', body).length === 0

/**
 * Once for each request id, however often it arrives: after the payment password, which is asked anew, a known one is
 * answered before anything else is judged. Both wallets, both records and both letters, or nothing.
 */
export async function transferToUpline(call: MemberCall): Promise<Answer> {
  const { body, platform, merchant, account } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  settleAccount(call)
  const { database, now } = platform
  const amount = minorOf(body.amount) ?? 0
  return database.transaction(() => {
    const known = store.uplineTransferOf(database, account.id, body.requestId)
    if (known) return known.amount === amount ? ok(receipt(call, known)) : refuseFields({ requestId: 'used' })
    const upline = uplineOf(call)
    if (!upline) return refuse('function.not.available')
    if (amount < minimum || amount > merchant.withdrawal.maximum) return refuseFields({ amount: 'range' })
    const wanted = { accountId: account.id, uplineId: upline.id, requestId: body.requestId, amount }
    const done = store.moveToUpline(database, wanted, now())
    if (done.state !== 'moved') return refuse(done.state === 'turnover' ? 'turnover.required' : 'balance.insufficient')
    tellBoth(call, upline, done.transfer)
    return ok(receipt(call, done.transfer))
  })
}

function tellBoth({ platform, merchant, account }: MemberCall, upline: Account, transfer: store.UplineTransfer): void {
  const { database, now } = platform
  const { reference } = transfer
  const amount = `${merchant.currency.code} ${decimal(transfer.amount)}`
  sendMessage(database, account.id, 'UPLINE_SENT', { amount, reference, account: mask(upline.username, 2) }, now())
  sendMessage(database, upline.id, 'UPLINE_RECEIVED', { amount, reference, account: account.username }, now())
}

/** `page`, `pageSize`; of a query `requestId`, the transfer of this request, or none. */
export function uplineTransferList(call: MemberCall): Answer {
  const { range, paging } = readPage(call)
  const { transfers, total } = store.uplineTransfers(
    call.platform.database,
    call.account.id,
    range,
    word(call, 'requestId'),
  )
  const value: UplineTransfers = { content: transfers.map((one) => receipt(call, one)), ...paging(total) }
  return ok(value)
}

function receipt({ platform, merchant }: MemberCall, transfer: store.UplineTransfer): UplineTransfer {
  const { reference, requestId, uplineId, amount, movedAt } = transfer
  const upline = accountById(platform.database, uplineId)
  return {
    reference,
    requestId,
    ...(upline && { account: mask(upline.username, 2) }),
    amount: decimal(amount),
    currency: merchant.currency.code,
    time: movedAt,
    status: 'DONE',
  }
}
