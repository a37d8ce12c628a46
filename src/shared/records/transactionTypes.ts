import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'

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

/** `amount`: of one movement. A withdrawal that brings money is one that was given back. */
export function useTypeName(): (type: string, amount?: string | number) => string {
  const { t } = useTranslation()
  return (type, amount) => {
    if (type === 'WITHDRAWAL' && amount !== undefined && signOf(decimalOf(amount)) > 0)
      return t('records.type.withdrawalReturned')
    const key = Object.hasOwn(transactionTypes, type) ? transactionTypes[type] : undefined
    return key === undefined ? type : t(key)
  }
}
