import type { UplineTransfer } from '../../../contract/upline-transfer'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { decimal, minorOf } from '../money'
import { type Account, accountById } from '../store/accounts'
import { type Direction, moveInTeam, type TeamTransfer, teamTransferOf } from '../store/teamTransfers'
import { mayNotTake, refuseBreak } from './playGuard'
import { refusePaymentPassword } from './paymentPassword'
import { settleAccount } from './settleAccount'

/** In minor units; the most is that of a withdrawal. */
export const leastTeamTransfer = 1_00

interface TeamTransferCall {
  readonly direction: Direction
  readonly body: { readonly amount: string; readonly paymentPassword: string; readonly requestId: string }
  /** Who may be given it, or why nobody. */
  readonly receiver: () => Account | { readonly refusal: Answer }
  /** Whether the one of this request went to whom it is asked for now, however they stand. */
  readonly isTo: (receiver: Account) => boolean
  /** Letters to both. */
  readonly tell: (receiver: Account, transfer: TeamTransfer) => void
  /** How the sender reads a name. */
  readonly name: (account: Account) => string
}

/**
 * Once for each request id, however often it arrives: after the payment password, which is asked anew, a known one is
 * answered before anything else is judged. Both wallets, both records and both letters, or nothing. Not during the sender's
 * own break: somebody else could play with it.
 */
export async function transferInTeam(
  call: MemberCall,
  { direction, body, receiver, isTo, tell, name }: TeamTransferCall,
): Promise<Answer> {
  const { platform, merchant, account } = call
  const refusal = await refusePaymentPassword(call, body.paymentPassword)
  if (refusal) return refusal
  settleAccount(call)
  const { database, now } = platform
  const amount = minorOf(body.amount) ?? 0
  return database.transaction(() => {
    const known = teamTransferOf(database, account.id, body.requestId)
    if (known) {
      const to = accountById(database, known.receiverId)
      const isSame = known.amount === amount && known.direction === direction && to !== undefined && isTo(to)
      return isSame ? ok(receipt(call, known, name)) : refuseFields({ requestId: 'used' })
    }
    const stopped = refuseBreak(call)
    if (stopped) return stopped
    const found = receiver()
    if ('refusal' in found) return found.refusal
    if (amount < leastTeamTransfer || amount > merchant.withdrawal.maximum) return refuseFields({ amount: 'range' })
    if (direction === 'DOWN' && mayNotTake(platform, found.id, amount)) return refuse('receiver.limited')
    const wanted = { accountId: account.id, receiverId: found.id, direction, requestId: body.requestId, amount }
    const done = moveInTeam(database, wanted, now())
    if (done.state !== 'moved') return refuse(done.state === 'turnover' ? 'turnover.required' : 'balance.insufficient')
    tell(found, done.transfer)
    return ok(receipt(call, done.transfer, name))
  })
}

export function receipt(
  { platform, merchant }: MemberCall,
  { reference, requestId, receiverId, amount, movedAt }: TeamTransfer,
  name: (account: Account) => string,
): UplineTransfer {
  const receiver = accountById(platform.database, receiverId)
  return {
    reference,
    requestId,
    ...(receiver && { account: name(receiver) }),
    amount: decimal(amount),
    currency: merchant.currency.code,
    time: movedAt,
    status: 'DONE',
  }
}
