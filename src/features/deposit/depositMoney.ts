import * as z from 'zod/mini'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import type { DepositRequest } from '../../contract/deposit-request'
import { languageAtom } from '../../i18n/language'
import { sessionAtom } from '../../session/session'
import { answerCacheAtom, answerKey } from '../../site/answers'
import { getSaferPlay } from '../../shared/safety/calls'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { type Booked, fateIn, type MoneyCall } from '../../shared/money/moneyCall'
import { atom } from '../../state/atoms'
import { getDeposit, getDeposits, requestDeposit } from './calls'

const content = z.object({ methodId: z.string(), amount: z.string(), currency: z.string() })
export type DepositContent = z.infer<typeof content>

const standings = { PENDING: 'waiting', CREDITED: 'granted', FAILED: 'rejected' } as const

export const bookedDeposit = ({ requestId, reference, status }: DepositReceipt): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

const depositCall: MoneyCall<DepositContent, object, DepositReceipt> = {
  call: requestDeposit,
  content,
  same: ({ methodId, amount }) => [methodId, amount],
  body: ({ methodId, amount }, _beside, requestId): DepositRequest => ({ methodId, amount, requestId }),
  done: bookedDeposit,
  find: async (client, requestId) =>
    fateIn((await client(getDeposits, { query: { requestId } })).map(bookedDeposit), requestId),
  changes: [getDeposits.id, getSaferPlay.id],
}
export const depositMoney = moneyAtoms(depositCall)

/** A deposit that was just answered need not be asked for by its page. */
export const rememberDepositAtom = atom(null, (get, _set, receipt: DepositReceipt): void => {
  const session = get(sessionAtom)
  if (session.state !== 'signed-in') return
  const key = answerKey(getDeposit.id, get(languageAtom).tag, { reference: receipt.reference }, session.account)
  get(answerCacheAtom).seed(key, { data: receipt, at: Date.now() })
})
