import type { FeedbackReceipt } from '../../../contract/feedback-receipt'
import type { FeedbackRequest } from '../../../contract/feedback-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { Call } from '../call'
import { addFeedback, feedbackSince } from '../store/feedback'

const isFeedback = (body: unknown): body is FeedbackRequest => validate('feedback-request', body).length === 0

/** Spec §9 where the merchant says nothing. */
const usual = { minLength: 10, maxLength: 140 }
const hour = 3_600_000
/** So many from one place in an hour. */
const most = 20

export function feedback({ platform, merchant, account, body, client }: Call): Answer {
  const { database, now } = platform
  if (!isFeedback(body)) return refuseFields({ content: 'required' })
  const { minLength, maxLength } = merchant.settings.feedback ?? usual
  const content = body.content.trim()
  const length = [...content].length
  if (length < minLength || length > maxLength) return refuseFields({ content: 'length' })
  if (feedbackSince(database, client, now() - hour) >= most) return refuse('sms.too.many.requests', { status: 429 })
  const sent = { ...body, content, merchant: merchant.code, accountId: account?.id, client }
  const value: FeedbackReceipt = { reference: addFeedback(database, sent, now()) }
  return ok(value)
}
