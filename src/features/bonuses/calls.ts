import { bonusDetailsSchema, type BonusDetails } from '../../contract/bonus-details'
import { bonusForfeitReceiptSchema, type BonusForfeitReceipt } from '../../contract/bonus-forfeit-receipt'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', token: true } as const

/** `state`: ACTIVE, or ENDED with `page` and `pageSize`; `requestId`. */
export const getBonuses: NamedCall<BonusDetails> = {
  ...common,
  id: 'bonusDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  value: bonusDetailsSchema,
}

/** Takes BonusForfeitRequest. */
export const forfeitBonus: NamedCall<BonusForfeitReceipt> = {
  ...common,
  id: 'forfeitBonus',
  method: 'POST',
  path: '/wps/relay/MCS2_forfeitBonus',
  value: bonusForfeitReceiptSchema,
}
