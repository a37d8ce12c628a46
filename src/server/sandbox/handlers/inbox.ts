import type { Inbox } from '../../../contract/inbox'
import type { InboxChange } from '../../../contract/inbox-change'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { messageText } from '../content/messages'
import { countMessages, countUnread, deleteMessages, markRead, type MessageParams, messagesOf } from '../store/messages'
import { readPage } from './readPage'
import { settleAccount } from './settleAccount'

/** Kinds that spec §3 counts among the notifications, and answered feedback; others are letters. */
const notificationTypes = new Set([
  ...['DEPOSIT_CREDITED', 'DEPOSIT_FAILED', 'WITHDRAWAL_APPROVED', 'WITHDRAWAL_REJECTED'],
  'FEEDBACK_ANSWERED',
])

export function inbox(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, account, language } = call
  const { range, paging } = readPage(call)
  const value: Inbox = {
    unread: countUnread(platform.database, account.id),
    content: messagesOf(platform.database, account.id, range).map(({ id, kind, params, sentAt, read }) => ({
      id: String(id),
      ...messageText(kind, params, language),
      timestamp: sentAt,
      read,
      ...notificationOf(kind, params),
    })),
    ...paging(countMessages(platform.database, account.id)),
  }
  return ok(value)
}

/** What it tells of, and the matter. */
function notificationOf(kind: string, { reference, contract }: MessageParams) {
  const isOfContract = contract !== undefined
  if (!isOfContract && !notificationTypes.has(kind)) return {}
  return { notificationType: isOfContract ? 'CONTRACT' : kind, ...(reference !== undefined && { reference }) }
}

export function unreadCount(call: MemberCall): Answer {
  settleAccount(call)
  return ok(countUnread(call.platform.database, call.account.id))
}

export const readInbox = (call: MemberCall): Answer =>
  change(call, (ids) => markRead(call.platform.database, call.account.id, ids, call.platform.now()))

export const deleteInbox = (call: MemberCall): Answer =>
  change(call, (ids) => deleteMessages(call.platform.database, call.account.id, ids))

const isChange = (body: unknown): body is InboxChange => validate('inbox-change', body).length === 0

/** Answers how many are unread afterwards. */
function change(call: MemberCall, apply: (ids: readonly number[]) => void): Answer {
  if (!isChange(call.body)) return refuseFields({ ids: 'required' })
  apply(call.body.ids.map(Number).filter(Number.isSafeInteger))
  return ok(countUnread(call.platform.database, call.account.id))
}
