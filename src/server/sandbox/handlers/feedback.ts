import type { FeedbackEntry } from '../../../contract/feedback-entry'
import type { FeedbackList } from '../../../contract/feedback-list'
import type { FeedbackReceipt } from '../../../contract/feedback-receipt'
import type { FeedbackRequest } from '../../../contract/feedback-request'
import { freeText } from '../../../lib/freeText'
import { countGraphemes } from '../../../lib/graphemes'
import { parseJson } from '../../../lib/parseJson'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import { serviceAnswer } from '../content/serviceAnswers'
import { hour } from '../durations'
import { demoType } from '../store/accounts'
import {
  addFeedback,
  answersTo,
  type Feedback,
  type FeedbackAnswer,
  feedbackBy,
  feedbackOf,
  feedbackSince,
} from '../store/feedback'
import type { Range } from '../store/movements'
import { imagesProblem } from './imagesProblem'
import { feedbackLength } from '../../../lib/applicationLimits'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

const isFeedback = (body: unknown): body is FeedbackRequest => validate('feedback-request', body).length === 0

/** So many from one place in an hour. */
const most = 20

/** Once for each request id: a message whose answer was lost is not stored again. */
export function feedback({ platform, merchant, account, body, client }: Call): Answer {
  const { database, now } = platform
  if (!isFeedback(body)) return refuseFields({ content: 'required' })
  const { minLength, maxLength } = merchant.settings.feedback ?? feedbackLength
  const content = freeText(body.content)
  const length = countGraphemes(content)
  if (length < minLength || length > maxLength) return refuseFields({ content: 'length' })
  const { fileIds = [], questionType, requestId } = body
  // one line, or none
  const contact = freeText(body.contact ?? '').replace(/\s+/g, ' ') || undefined
  const images = imagesProblem(database, account?.id, fileIds)
  if (images) return refuseFields({ fileIds: images })
  // a demo account is nobody's: its number may be another's tomorrow
  const accountId = account?.type === demoType ? undefined : account?.id
  const sent = { requestId, questionType, content, contact, fileIds, merchant: merchant.code, accountId, client }
  const known = feedbackBy(database, sent)
  if (known) return known.isSame ? ok({ reference: known.reference }) : refuseFields({ requestId: 'used' })
  if (feedbackSince(database, client, now() - hour) >= most) return refuse('sms.too.many.requests', { status: 429 })
  const value: FeedbackReceipt = { reference: addFeedback(database, sent, now()) }
  return ok(value)
}

/** What a member sent, with the answers. */
export function feedbackList(call: MemberCall): Answer {
  settleAccount(call)
  const { range, paging } = readPage(call)
  const { entries, total } = feedbackEntries(call, range, word(call, 'reference'))
  const value: FeedbackList = { content: entries, ...paging(total) }
  return ok(value)
}

/** The newest first; `reference` for one alone. */
export function feedbackEntries(call: MemberCall, range: Range, reference?: string) {
  const { platform, account } = call
  const { feedback: sent, total } = feedbackOf(platform.database, account.id, range, reference)
  const answers = answersTo(
    platform.database,
    sent.map((one) => one.reference),
  )
  const entries = sent.map((one) => {
    const own = answers.filter((answer) => answer.reference === one.reference)
    return toldFeedback(call, one, own)
  })
  return { entries, total }
}

function toldFeedback(
  { language }: MemberCall,
  { reference, questionType, content, contact, images, sentAt }: Feedback,
  answers: readonly FeedbackAnswer[],
): FeedbackEntry {
  const fileIds = parseJson(images)
  return {
    ...{ reference, questionType, content, sentAt },
    ...(contact !== null && { contact }),
    images: Array.isArray(fileIds) ? fileIds.length : 0,
    answers: answers.map(({ content: said, answeredAt }) => ({
      content: said ?? serviceAnswer(questionType)[language],
      timestamp: answeredAt,
    })),
  }
}
