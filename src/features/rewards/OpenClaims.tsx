import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { type ClaimContent, claimMoney } from './claimMoney'

/** Claims that were sent and never answered. */
export function OpenClaims() {
  const { t } = useTranslation()
  const describe = useCallback(({ what }: ClaimContent) => t('rewards.openClaim', { what }), [t])
  return <OpenIntents money={claimMoney} describe={describe} show={(reference) => <bdi>{reference}</bdi>} />
}
