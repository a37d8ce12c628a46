import { atom } from '../../state/atoms'
import type { Inbox } from '../../contract/inbox'
import type { InboxChange } from '../../contract/inbox-change'
import { clientAtom } from '../../session/client'
import { answerAtom, answerCacheAtom } from '../../site/answers'
import { deleteInbox, getInbox, readInbox } from './calls'

export type Message = Inbox['content'][number]

const pageSize = 10

/** Page of the list, from 1. */
export const inboxPageAtom = atom(1)

export const inboxAtom = answerAtom(getInbox, {
  query: (get) => ({ page: get(inboxPageAtom), pageSize }),
  fresh: 0,
})

const change = (call: typeof readInbox) =>
  atom(null, async (get, _set, ids: readonly string[]) => {
    const body: InboxChange = { ids: [...ids] }
    await get(clientAtom)(call, { body })
    const cache = get(answerCacheAtom)
    cache.refresh(getInbox.id)
    cache.refresh('unreadCount')
  })

/** Verbs of the inbox; the list and the badges are asked again afterwards. */
export const markReadAtom = change(readInbox)
export const deleteMessagesAtom = change(deleteInbox)
