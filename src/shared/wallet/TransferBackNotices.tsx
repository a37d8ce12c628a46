import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { Notice } from '../../ui'
import type { TransferBackState } from './useTransferBack'
import { useTransferToasts } from './useTransferToasts'

/** Money that could not be moved back to the main wallet, and why; draws nothing where all of it was. */
export function TransferBackNotices({ homeward }: { homeward: TransferBackState }) {
  const { t } = useTranslation()
  const { nameOf } = useTransferToasts()
  if (homeward.state === 'failed') {
    return (
      <Notice tone="danger" alert>
        {t(errorMessage(homeward.error))}
      </Notice>
    )
  }
  if (homeward.state !== 'done') return null
  const { stuck, played } = homeward.home
  return (
    <>
      {stuck.map((place) => (
        <Notice key={place.wallet} tone="warning">
          {t('games.launch.wallet.stuck', { vendor: nameOf(place) })}
        </Notice>
      ))}
      {played.map((place) => (
        <Notice key={place.wallet} tone="warning" alert>
          {t('games.launch.wallet.played', { vendor: nameOf(place) })}
        </Notice>
      ))}
    </>
  )
}
