import * as z from 'zod/mini'
import type { BonusForfeitReceipt } from '../../contract/bonus-forfeit-receipt'
import type { BonusForfeitRequest } from '../../contract/bonus-forfeit-request'
import { moneyAtoms } from '../../shared/money/moneyAtoms'
import { fateIn, granted, type MoneyCall } from '../../shared/money/moneyCall'
import { forfeitBonus, getBonuses } from './calls'

const content = z.object({ reference: z.string(), name: z.string(), loss: z.string() })
export type ForfeitContent = z.infer<typeof content>

const forfeit: MoneyCall<ForfeitContent, object, BonusForfeitReceipt> = {
  call: forfeitBonus,
  content,
  same: ({ reference, loss }) => [reference, loss],
  body: ({ reference, loss }, _beside, requestId): BonusForfeitRequest => ({ reference, loss, requestId }),
  done: granted,
  find: async (client, requestId) =>
    fateIn((await client(getBonuses, { query: { requestId } })).content.map(granted), requestId),
  changes: [getBonuses.id, 'balance'],
}
export const forfeitMoney = moneyAtoms(forfeit)
