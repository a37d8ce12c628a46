import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { languageAtom } from '../../../../i18n/language'
import { sessionAtom } from '../../../../session/session'
import { paths } from '../../../../site/paths'
import { balanceAtom } from '../../../../site/platformAnswers'
import { withWords } from '../../../../site/withWords'
import { useStore } from '../../../../state/atoms'
import { formatMoney, useToast } from '../../../../ui'
import { words } from '../words'
import { bringHome, hasOpenTrips } from './walletVerbs'

/** Milliseconds between tries, while money stands at a vendor's and nobody plays there. */
const pause = 30_000
/** What a game that was just left does for itself. */
const grace = 4_000

/**
 * Finishes what an earlier visit could not: money that is on its way to or from a vendor's wallet comes home, and the
 * member is told. Not while a game starts, which looks after its own.
 */
function OpenTrips() {
  const { t } = useTranslation()
  const { show } = useToast()
  const store = useStore()
  const isPlaying = useLocation().pathname === paths.game

  useEffect(() => {
    if (isPlaying) return
    let told = false
    const finish = async () => {
      const session = store.get(sessionAtom)
      if (session.state !== 'signed-in' || session.token === undefined || !hasOpenTrips(session.account)) return
      const { back, stuck } = await bringHome(store, session.account)
      const currency = store.get(balanceAtom).data?.currency ?? 'USD'
      for (const { vendor, amount } of back) {
        show({ tone: 'success', text: t('games.launch.wallet.back', { vendor, amount: formatMoney(amount, currency, store.get(languageAtom).tag) }) })
      }
      if (told) return
      for (const { vendor } of stuck) show({ tone: 'warning', text: t('games.launch.wallet.stuck', { vendor }) })
      told = stuck.length > 0
    }
    const now = () => void finish()
    const soon = setTimeout(now, grace)
    const timer = setInterval(now, pause)
    addEventListener('online', now)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      removeEventListener('online', now)
    }
  }, [isPlaying, show, store, t])
  return null
}

export default withWords(words, OpenTrips)
