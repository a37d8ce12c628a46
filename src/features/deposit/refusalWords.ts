import type { MessageKey } from '../../contract/messageKeys'

/** Fields of the request that no field of the form stands for. */
const words: Readonly<Record<string, MessageKey>> = {
  promotionId: 'deposit.promotion.gone',
  proof: 'deposit.proof.refused',
  methodId: 'deposit.methodGone',
}

/** What to say of what the platform refused though the form let it pass; undefined where a field says it. */
export const refusalWords = (fields: readonly string[]): MessageKey | undefined =>
  fields.map((name) => (Object.hasOwn(words, name) ? words[name] : undefined)).find((key) => key !== undefined)
