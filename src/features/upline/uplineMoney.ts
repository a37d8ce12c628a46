import * as z from 'zod/mini'
import type { UplineTransfer } from '../../contract/upline-transfer'
import type { UplineTransferRequest } from '../../contract/upline-transfer-request'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { getUplineSettings, getUplineTransfers, transferToUpline } from './calls'

/** Asked anew each time, and kept nowhere. */
interface Beside {
  readonly paymentPassword: string
}

const content = z.object({ account: z.string(), amount: z.string(), currency: z.string() })
export type UplineContent = z.infer<typeof content>

const standings = { PENDING: 'waiting', DONE: 'granted', REJECTED: 'rejected' } as const

export const bookedUpline = ({
  requestId,
  reference,
  status,
}: Pick<UplineTransfer, 'requestId' | 'reference' | 'status'>): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

const uplineCall: MoneyCall<UplineContent, Beside, UplineTransfer> = {
  call: transferToUpline,
  content,
  same: ({ account, amount }) => [account, amount],
  body: ({ amount }, { paymentPassword }, requestId): UplineTransferRequest => ({ amount, paymentPassword, requestId }),
  done: bookedUpline,
  find: async (client, requestId) =>
    fateIn(
      (await client(getUplineTransfers, { query: { requestId, page: 1, pageSize: 10 } })).content.map(bookedUpline),
      requestId,
    ),
  changes: [getUplineSettings.id, getUplineTransfers.id, 'balance'],
}
export const uplineMoney = moneyAtoms(uplineCall)
