import type { UplineSettings } from '../../../contract/upline-settings'
import type { UplineTransferRequest } from '../../../contract/upline-transfer-request'
import type { UplineTransfers } from '../../../contract/upline-transfers'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { mask } from '../mask'
import { decimal } from '../money'
import { type Account, accountById } from '../store/accounts'
import { sendMessage } from '../store/messages'
import { turnoverLeft } from '../store/turnover'
import { type TeamTransfer, teamTransfers } from '../store/teamTransfers'
import { balanceOf, mainWallet } from '../store/wallets'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'
import { leastTeamTransfer, receipt, transferInTeam } from './teamTransfer'

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
    minimum: decimal(leastTeamTransfer),
    maximum: decimal(merchant.withdrawal.maximum),
    available: decimal(balanceOf(platform.database, account.id, mainWallet)),
    turnoverLeft: decimal(turnoverLeft(platform.database, account.id)),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is UplineTransferRequest =>
  validate('upline-transfer-request', body).length === 0

export async function transferToUpline(call: MemberCall): Promise<Answer> {
  const { body } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  return transferInTeam(call, {
    direction: 'UP',
    body,
    receiver: () => uplineOf(call) ?? { refusal: refuse('function.not.available') },
    // a request names nobody: it was the upline of its time
    isTo: () => true,
    tell: (upline, transfer) => tellBoth(call, upline, transfer),
    name: shownName,
  })
}

/** An upline is known by a part of its name. */
const shownName = ({ username }: Account): string => mask(username, 2)

function tellBoth({ platform, merchant, account }: MemberCall, upline: Account, transfer: TeamTransfer): void {
  const { database, now } = platform
  const { reference } = transfer
  const money = { amount: decimal(transfer.amount), currency: merchant.currency.code }
  sendMessage(database, account.id, 'UPLINE_SENT', { ...money, reference, account: shownName(upline) }, now())
  sendMessage(database, upline.id, 'UPLINE_RECEIVED', { ...money, reference, account: account.username }, now())
}

/** `page`, `pageSize`; of a query `requestId`, the transfer of this request, or none. */
export function uplineTransferList(call: MemberCall): Answer {
  const { range, paging } = readPage(call)
  const wanted = { direction: 'UP', requestId: word(call, 'requestId') } as const
  const { transfers, total } = teamTransfers(call.platform.database, call.account.id, wanted, range)
  const content = transfers.map((one) => receipt(call, one, shownName))
  const value: UplineTransfers = { content, ...paging(total) }
  return ok(value)
}
