import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { Notice } from '../../ui'
import type { Homeward } from './useBringHome'
import { useTellMoney } from './useTellMoney'

/** What did not come home, and why; nothing where all did. */
export function HomewardNotices({ homeward }: { homeward: Homeward }) {
  const { t } = useTranslation()
  const { nameOf } = useTellMoney()
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
