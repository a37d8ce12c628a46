import { browserLocks } from '../../../lib/locks'
import { clientAtom } from '../../../session/client'
import { sessionAtom } from '../../../session/session'
import { answerCacheAtom } from '../../../site/answers'
import type { useStore } from '../../../state/atoms'
import { getInbox } from '../calls'
import type { Message } from '../inbox'
import { keptMark, type NewsMark } from './newsMark'
import { laterMark, markAfter, newsOf } from './newsOf'

/** Milliseconds between two looks: with the time of a call, news are told within 15 s. */
export const lookEvery = 10_000
/** What another tab has seen so shortly ago need not be asked for again. */
const fresh = lookEvery - 2_000
/** More than anybody is told of at once. */
const asked = 5

/**
 * Looks at the newest messages, in one tab of the browser at a time, and answers those that nobody was told of yet. A
 * look that fails is made up for by the next one.
 */
export function newsWatch(store: ReturnType<typeof useStore>) {
  let own: NewsMark | undefined
  const look = async (account: string): Promise<readonly Message[]> => {
    const kept = keptMark.read(account)
    if (own && kept && Date.now() - kept.looked < fresh && kept.looked > own.looked) return []
    const { content } = await store.get(clientAtom)(getInbox, { query: { page: 1, pageSize: asked } })
    const now = Date.now()
    const mark = laterMark(own?.account === account ? own : undefined, keptMark.read(account), now)
    own = markAfter(mark, account, content, now)
    keptMark.write(own)
    const news = mark ? newsOf(mark, content) : []
    // what it tells of has changed as well
    if (news.length > 0)
      for (const call of ['unreadCount', 'balance', getInbox.id]) store.get(answerCacheAtom).refresh(call)
    return news
  }
  return (): Promise<readonly Message[]> => {
    const session = store.get(sessionAtom)
    const isIn = session.state === 'signed-in' && session.token !== undefined
    if (document.visibilityState !== 'visible' || !isIn) return Promise.resolve([])
    return browserLocks()
      .oneAtATime('marquee.news', () => look(session.account))
      .catch(() => [])
  }
}
