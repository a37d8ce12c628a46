import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../../i18n/translate'
import { memberPage } from '../../../site/paths'
import { withMessages } from '../../../site/withMessages'
import { useStore } from '../../../state/atoms'
import { useToast } from '../../../ui'
import type { Message } from '../inbox'
import { matterOf } from '../matter'
import { messages } from '../messages'
import { useMatterPath } from '../useMatterPath'
import { lookEvery, newsWatch } from './lookForNews'

/** The first picture of a page is not kept waiting for it. */
const soon = 1_500

/** Tells of deposits and withdrawals as they are decided, on whatever page the member is, with a way to the matter. */
function NewsWatch() {
  const { t } = useTranslation()
  const { show } = useToast()
  const store = useStore()
  const navigate = useNavigate()
  const pathOf = useMatterPath()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const tell = useRef<(message: Message) => void>(undefined)

  useEffect(() => {
    tell.current = (message) => {
      const matter = matterOf(message.notificationType)
      if (!matter || message.read) return
      const to = pathOf(message) ?? `${memberPage('messageV2')}&message=${encodeURIComponent(message.id)}`
      // the page of the matter tells it itself
      if (to === here) return
      show({ tone: matter.tone, text: message.title, action: { label: t('inbox.show'), run: () => void navigate(to) } })
    }
    // an answer that comes once nobody is signed in tells nobody
    return () => {
      tell.current = undefined
    }
  }, [t, show, navigate, pathOf, here])

  useEffect(() => {
    const look = newsWatch(store)
    const now = () => void look().then((news) => news.toReversed().forEach((message) => tell.current?.(message)))
    const first = setTimeout(now, soon)
    const timer = setInterval(now, lookEvery)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
    }
  }, [store])
  return null
}

export default withMessages(messages, NewsWatch)
