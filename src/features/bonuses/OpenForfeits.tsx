import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { type ForfeitContent, forfeitMoney } from './bonusMoney'

/** Bonuses that were given up without an answer. */
export function OpenForfeits() {
  const { t } = useTranslation()
  const describe = useCallback(({ name }: ForfeitContent) => t('bonuses.openForfeit', { name }), [t])
  return <OpenIntents money={forfeitMoney} describe={describe} show={(reference) => <bdi>{reference}</bdi>} />
}
