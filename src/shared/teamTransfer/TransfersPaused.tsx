import { useTranslation } from '../../i18n/translate'
import { PausedState } from '../safety/PausedState'

/** In place of the form. @param until epoch milliseconds; undefined in a session that was opened to withdraw */
export function TransfersPaused({ until }: { readonly until: number | undefined }) {
  const { t } = useTranslation()
  return (
    <PausedState
      until={until}
      title={t('teamTransfer.paused')}
      text={(time) => t('teamTransfer.pausedText', { time })}
      withdraw={t('teamTransfer.pausedWithdraw')}
    />
  )
}
