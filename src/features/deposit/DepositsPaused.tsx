import { useTranslation } from '../../i18n/translate'
import { HelpButton } from '../../shared/safety/HelpButton'
import { PausedState } from '../../shared/safety/PausedState'

/** @param until epoch milliseconds; undefined in a session that was opened to withdraw */
export function DepositsPaused({ until }: { readonly until: number | undefined }) {
  const { t } = useTranslation()
  return (
    <PausedState
      until={until}
      title={t(until === undefined ? 'deposit.closed' : 'deposit.paused')}
      text={(time) => t('deposit.pausedText', { time })}
      withdraw={t('deposit.pausedWithdraw')}
    >
      <HelpButton label={t('deposit.pausedHelp')} />
    </PausedState>
  )
}
