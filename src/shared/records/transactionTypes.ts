import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'

/** Kinds of movements and what they are called; a kind that the platform adds shows its own name. */
export const transactionTypes: Readonly<Record<string, MessageKey>> = {
  DEPOSIT: 'records.type.deposit',
  WITHDRAWAL: 'records.type.withdrawal',
  TRANSFER: 'records.type.transfer',
  UPLINE: 'records.type.upline',
  GAME: 'records.type.game',
  BONUS: 'records.type.bonus',
  POINTS: 'records.type.points',
  CONTRACT: 'records.type.contract',
  ADJUSTMENT: 'records.type.adjustment',
  OPENING: 'records.type.opening',
}

export function useTypeName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const key = Object.hasOwn(transactionTypes, type) ? transactionTypes[type] : undefined
    return key === undefined ? type : t(key)
  }
}
