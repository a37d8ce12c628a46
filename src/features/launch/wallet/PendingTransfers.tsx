import { useEffect } from 'react'
import { languageAtom } from '../../../i18n/language'
import { sessionAtom } from '../../../session/session'
import { messagesIn } from '../../../site/withMessages'
import { useAtomValue, useStore } from '../../../state/atoms'
import { messages } from '../../../shared/launch/messages'
import { isPlayingAtom } from '../../../shared/wallet/playing'
import { useTransferToasts } from '../../../shared/wallet/useTransferToasts'
import { finishPendingTransfers, isUnfinished } from '../../../shared/wallet/walletActions'

/** Milliseconds between tries, while nobody knows whether a movement was done. */
const pause = 30_000
/** What a game that was just left does for itself. */
const grace = 4_000

/**
 * Finishes wallet transfers that an earlier page could not: those whose answer was lost, and those of a game that this tab
 * has left. Their money goes back to the main wallet, and the member is told. Not while a game is open, which does it itself.
 * Its messages are loaded where there is something to finish: it stands on every page, and mostly has nothing to say.
 */
export default function PendingTransfers() {
  const store = useStore()
  const tell = useTransferToasts()
  const isPlaying = useAtomValue(isPlayingAtom)

  useEffect(() => {
    if (isPlaying) return
    let told = false
    const finish = async () => {
      const session = store.get(sessionAtom)
      if (session.state !== 'signed-in' || session.token === undefined || !isUnfinished(session.account)) return
      const hasWords = await messagesIn(messages, store.get(languageAtom).tag).then(
        () => true,
        () => false,
      )
      // the next try has them
      if (!hasWords) return
      const home = await finishPendingTransfers(store, session.account)
      tell.home({ ...home, stuck: told ? [] : home.stuck })
      told ||= home.stuck.length > 0
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
  }, [isPlaying, store, tell])
  return null
}
