import * as z from 'zod/mini'
import type { UplineSettings } from '../../contract/upline-settings'
import type { UplineTransfer } from '../../contract/upline-transfer'
import type { UplineTransfers } from '../../contract/upline-transfers'
import type { NamedCall } from '../../platform/calls'
import { type MoneyAtoms, moneyAtoms } from '../money/moneyAtoms'
import { type Booked, fateIn } from '../money/moneyCall'

/** To whom, and between what amounts. An upline's name is masked. */
export type TransferSettings = UplineSettings

/** Asked anew each time, and kept nowhere. */
export interface TransferBeside {
  readonly paymentPassword: string
}

const content = z.object({ account: z.string(), amount: z.string(), currency: z.string() })
export type TransferContent = z.infer<typeof content>

export type TransferMoney = MoneyAtoms<TransferContent, TransferBeside, UplineTransfer>

const standings = { PENDING: 'waiting', DONE: 'granted', REJECTED: 'rejected' } as const

export const bookedTransfer = ({
  requestId,
  reference,
  status,
}: Pick<UplineTransfer, 'requestId' | 'reference' | 'status'>): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

interface TransferCalls {
  readonly call: NamedCall<UplineTransfer>
  readonly list: NamedCall<UplineTransfers>
  /** Besides the list and the balance, what a transfer changes. */
  readonly changes: readonly string[]
  /** Whether the call names who gets it. */
  readonly names: boolean
}

/** Money to another account of one's team, exactly once. */
export const teamTransferMoney = ({ call, list, changes, names }: TransferCalls): TransferMoney =>
  moneyAtoms({
    call,
    content,
    same: ({ account, amount }) => [account, amount],
    body: ({ account, amount }, { paymentPassword }, requestId) => ({
      ...(names && { account }),
      amount,
      paymentPassword,
      requestId,
    }),
    done: bookedTransfer,
    find: async (client, requestId) =>
      fateIn(
        (await client(list, { query: { requestId, page: 1, pageSize: 10 } })).content.map(bookedTransfer),
        requestId,
      ),
    changes: [...changes, list.id, 'balance'],
  })
