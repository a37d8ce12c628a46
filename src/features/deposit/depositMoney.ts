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
import { getDeposit, getDeposits, getDepositSettings, requestDeposit } from './calls'

const content = z.object({
  methodId: z.string(),
  amount: z.string(),
  currency: z.string(),
  promotionId: z.optional(z.string()),
})
export type DepositContent = z.infer<typeof content>

/** What the method asks for besides: about the payer, so it is not kept. */
export type DepositBeside = Pick<DepositRequest, 'fields' | 'proof'>

const standings = { PENDING: 'waiting', CREDITED: 'granted', FAILED: 'rejected', CANCELLED: 'rejected' } as const

export const bookedDeposit = ({ requestId, reference, status }: DepositReceipt): Booked => ({
  requestId,
  reference,
  standing: standings[status],
})

const sameDeposit = ({ methodId, amount, promotionId }: DepositContent) => [methodId, amount, promotionId ?? '']
export const isSameDeposit = (one: DepositContent, other: DepositContent): boolean =>
  sameDeposit(one).join() === sameDeposit(other).join()

const depositCall: MoneyCall<DepositContent, DepositBeside, DepositReceipt> = {
  call: requestDeposit,
  content,
  same: sameDeposit,
  body: ({ methodId, amount, promotionId }, beside, requestId): DepositRequest => ({
    ...{ methodId, amount, requestId, ...beside },
    ...(promotionId !== undefined && { promotionId }),
  }),
  done: bookedDeposit,
  find: async (client, requestId) =>
    fateIn((await client(getDeposits, { query: { requestId } })).content.map(bookedDeposit), requestId),
  changes: [getDeposits.id, getDepositSettings.id, getSaferPlay.id],
}
export const depositMoney = moneyAtoms(depositCall)

/** A deposit that was just answered need not be asked for by its page. */
export const rememberDepositAtom = atom(null, (get, _set, receipt: DepositReceipt): void => {
  const session = get(sessionAtom)
  if (session.state !== 'signed-in') return
  const key = answerKey(getDeposit.id, get(languageAtom).tag, { reference: receipt.reference }, session.account)
  get(answerCacheAtom).seed(key, { data: receipt, at: Date.now() })
})
