import type { DepositSettings } from '../../../contract/deposit-settings'
import type { MemberCall } from '../call'
import { bonusTerms, depositOffer } from '../content/bonusOffers'
import { type DepositMethod, depositMethods } from '../content/deposits'
import { describedFields } from '../content/describedFields'
import { type DepositPromotion, depositPromotions } from '../content/depositPromotions'
import { decimal } from '../money'
import { mayTake } from '../store/depositBonus'

type Methods = NonNullable<DepositSettings['methods']>
type Promotions = NonNullable<DepositSettings['promotions']>

/** The merchant's limits, in minor units; the smallest withdrawal is the smallest deposit too. */
export const limits = ({ merchant: { withdrawal } }: MemberCall, least: number) => ({
  minimum: Math.round(withdrawal.minimum * least),
  maximum: withdrawal.maximum,
})

export const methodsOf = (call: MemberCall): Methods => depositMethods.map((method) => methodOf(call, method))

function methodOf(call: MemberCall, method: DepositMethod): Methods[number] {
  const { language } = call
  const { id, kind, name, description, minutes, least, fields, proof, network } = method
  const { minimum, maximum } = limits(call, least)
  return {
    ...{ id, kind, name: name[language], description: description[language], minutes },
    minimum: decimal(minimum),
    maximum: decimal(maximum),
    ...(fields && { fields: describedFields(fields, language) }),
    ...(proof && { proof }),
    ...(network && { network: { name: network.name, asset: network.asset, confirmations: network.confirmations } }),
  }
}

/** A promotion in the merchant's own amounts, in minor units. */
const amountsOf = ({ merchant: { withdrawal } }: MemberCall, { minimum, most }: DepositPromotion) => ({
  minimum: Math.round(withdrawal.minimum * minimum),
  most: Math.round(withdrawal.minimum * most),
})

/** What the account may have with its next deposit. */
const promotionsFor = ({ platform, account }: MemberCall): readonly DepositPromotion[] =>
  depositPromotions.filter((promotion) => mayTake(platform.database, account.id, promotion, platform.now()))

export const promotionsOf = (call: MemberCall): Promotions =>
  promotionsFor(call).map((promotion) => {
    const { id, title, terms, percent, turnover, methods } = promotion
    const { minimum, most } = amountsOf(call, promotion)
    return {
      ...{ id, title: title[call.language], terms: terms[call.language], percent, turnover },
      minimum: decimal(minimum),
      maximumBonus: decimal(most),
      conditions: [...bonusTerms(depositOffer(promotion))[call.language]],
      ...(methods && { methods: [...methods] }),
    }
  })

interface Taken {
  readonly id: string
  readonly bonus: number
  readonly turnover: number
}

/** A promotion as it is taken with a deposit; why it cannot be. */
export function takePromotion(
  call: MemberCall,
  id: string,
  { method, amount }: { readonly method: string; readonly amount: number },
): Taken | { readonly problem: 'unavailable' | 'minimum' } {
  const promotion = promotionsFor(call).find((one) => one.id === id)
  if (!promotion || promotion.methods?.includes(method) === false) return { problem: 'unavailable' }
  const { minimum, most } = amountsOf(call, promotion)
  if (amount < minimum) return { problem: 'minimum' }
  const bonus = Math.min(most, Math.floor((amount * promotion.percent) / 100))
  return { id, bonus, turnover: bonus * promotion.turnover }
}
