import { inboxSchema, type Inbox } from '../../contract/inbox'
import { unreadCountSchema, type UnreadCount } from '../../contract/unread-count'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'INBOX3', token: true } as const

/** `page` from 1, `pageSize`. */
export const getInbox: NamedCall<Inbox> = {
  ...common,
  id: 'getInbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  value: inboxSchema,
}

/** Both take InboxChange and answer how many are unread afterwards. */
export const readInbox: NamedCall<UnreadCount> = {
  ...common,
  id: 'readInbox',
  method: 'POST',
  path: '/wps/relay/CSP_readInbox',
  value: unreadCountSchema,
}
export const deleteInbox: NamedCall<UnreadCount> = {
  ...common,
  id: 'deleteInbox',
  method: 'POST',
  path: '/wps/relay/CSP_deleteInbox',
  value: unreadCountSchema,
}
