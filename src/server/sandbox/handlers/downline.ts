import type { DownlineTransferRequest } from '../../../contract/downline-transfer-request'
import type { UplineTransfers } from '../../../contract/upline-transfers'
import { validate } from '../../schemas'
import { ok, refuse, refuseFields } from '../answer'
import { mask } from '../mask'
import { decimal } from '../money'
import { type Account, demoType } from '../store/accounts'
import { sendMessage } from '../store/messages'
import { teamTransfers } from '../store/teamTransfers'
import { forAgents } from './forAgents'
import { readPage, word } from './readPage'
import { inTeam, notInTeam } from './teamAccess'
import { receipt, transferInTeam } from './teamTransfer'

const isRequest = (body: unknown): body is DownlineTransferRequest =>
  validate('downline-transfer-request', body).length === 0

const nameOf = ({ username }: Account): string => username

/** Money to an account of one's team. */
export const transferToDownline = forAgents(async (call) => {
  const { body, platform, merchant, account } = call
  if (!isRequest(body)) return refuseFields({ amount: 'format' })
  const { database, now } = platform
  return transferInTeam(call, {
    direction: 'DOWN',
    body,
    receiver: () => {
      const receiver = inTeam(call, body.account)
      if (!receiver) return { refusal: notInTeam() }
      const isOpen = !receiver.disabled && receiver.type !== demoType
      return isOpen ? receiver : { refusal: refuse('function.not.available') }
    },
    isTo: ({ username }) => username === body.account.trim().toLowerCase(),
    tell: (receiver, { reference, amount: minor }) => {
      const money = { amount: decimal(minor), currency: merchant.currency.code }
      sendMessage(database, account.id, 'DOWNLINE_SENT', { ...money, reference, account: receiver.username }, now())
      const from = mask(account.username, 2)
      sendMessage(database, receiver.id, 'DOWNLINE_RECEIVED', { ...money, reference, account: from }, now())
    },
    name: nameOf,
  })
})

/** `page`, `pageSize`; `requestId` for the transfer of one request, `account` for those to one account. */
export const downlineTransferList = forAgents((call) => {
  const { platform, account } = call
  const { range, paging } = readPage(call)
  const to = word(call, 'account')
  const receiver = to === undefined ? undefined : inTeam(call, to)
  if (to !== undefined && !receiver) return notInTeam()
  const wanted = { direction: 'DOWN', requestId: word(call, 'requestId'), receiverId: receiver?.id } as const
  const { transfers, total } = teamTransfers(platform.database, account.id, wanted, range)
  const value: UplineTransfers = { content: transfers.map((one) => receipt(call, one, nameOf)), ...paging(total) }
  return ok(value)
})
