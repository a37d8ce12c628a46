import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { activityMoney, type ClaimContent } from './activityMoney'

/** Claims that were sent and never answered. */
export function OpenClaims() {
  const { t } = useTranslation()
  const describe = useCallback(({ what }: ClaimContent) => t('promotions.openClaim', { what }), [t])
  return <OpenIntents money={activityMoney} describe={describe} show={(reference) => <bdi>{reference}</bdi>} />
}
