import { feedbackListSchema, type FeedbackList } from '../../contract/feedback-list'
import { feedbackReceiptSchema, type FeedbackReceipt } from '../../contract/feedback-receipt'
import { feedbackSettingsSchema, type FeedbackSettings } from '../../contract/feedback-settings'
import type { NamedCall } from '../../platform/calls'

/**
 * Takes FeedbackRequest. A member's is stored as theirs: a token that counts no more asks for the login first, so that
 * it never goes out as somebody else's.
 */
export const sendFeedback: NamedCall<FeedbackReceipt> = {
  id: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  token: 'optional',
  value: feedbackReceiptSchema,
}

/** Of the consolidated settings, what this form needs. */
export const getFeedbackSettings: NamedCall<FeedbackSettings> = {
  id: 'feedbackSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  alert: false,
  value: feedbackSettingsSchema,
}

/** `page`, `pageSize`; or `reference`. */
export const getFeedback: NamedCall<FeedbackList> = {
  id: 'feedbackList',
  method: 'GET',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  token: true,
  value: feedbackListSchema,
}
