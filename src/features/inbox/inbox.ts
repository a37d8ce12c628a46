import { atom } from '../../state/atoms'
import type { Inbox } from '../../contract/inbox'
import type { InboxChange } from '../../contract/inbox-change'
import { clientAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { deleteInbox, getInbox, readInbox } from './calls'

export type Message = Inbox['content'][number]

const change = (call: typeof readInbox) =>
  atom(null, async (get, _set, ids: readonly string[]) => {
    const body: InboxChange = { ids: [...ids] }
    const cache = get(answerCacheAtom)
    try {
      await get(clientAtom)(call, { body })
    } finally {
      // after a failure too: it may have been done, and the answer lost
      cache.refresh(getInbox.id)
      cache.refresh('unreadCount')
    }
  })

/** Verbs of the inbox; the list and the badges are asked again afterwards. */
export const markReadAtom = change(readInbox)
export const deleteMessagesAtom = change(deleteInbox)
