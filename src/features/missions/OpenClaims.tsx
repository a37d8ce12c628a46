import { useCallback } from 'react'
import { useTranslation } from '../../i18n/translate'
import { OpenIntents } from '../../shared/money/OpenIntents'
import { drawMoney, type MissionContent, missionMoney } from './missionMoney'

/** Claims and draws that were sent and never answered. */
export function OpenClaims() {
  const { t } = useTranslation()
  const ofMission = useCallback(({ what }: MissionContent) => t('missions.openClaim', { what }), [t])
  const ofDraw = useCallback(() => t('missions.openDraw'), [t])
  const show = (reference: string) => <bdi>{reference}</bdi>
  return (
    <>
      <OpenIntents money={missionMoney} describe={ofMission} show={show} />
      <OpenIntents money={drawMoney} describe={ofDraw} show={show} />
    </>
  )
}
