import type { FeedbackSettings } from '../../contract/feedback-settings'
import type { MessageKey } from '../../contract/messageKeys'
import { buildForm } from '../../engine/form/buildForm'
import type { FieldRow } from '../../engine/form/fieldRow'
import type { FormModel } from '../../lib/form/model'
import { feedbackLength } from '../../lib/applicationLimits'
import { freeText } from '../../lib/freeText'
import { countGraphemes } from '../../lib/graphemes'

/** Spec §3: what feedback may be about, as the platform names it. */
export const questionTypes = [
  { value: 'DEPOSIT', label: { key: 'feedback.type.deposit' } },
  { value: 'WITHDRAWAL', label: { key: 'feedback.type.withdrawal' } },
  { value: 'GAME', label: { key: 'feedback.type.game' } },
  { value: 'SERVICE', label: { key: 'feedback.type.service' } },
  { value: 'APPLICATION', label: { key: 'feedback.type.application' } },
  { value: 'OTHER', label: { key: 'feedback.type.other' } },
] as const

/** What a type is called; one that is not known is something else. */
export const typeLabel = (type: string): MessageKey =>
  questionTypes.find(({ value }) => value === type)?.label.key ?? 'feedback.type.other'

const typeRow: FieldRow = {
  name: 'questionType',
  labelKey: 'feedback.type',
  kind: 'select',
  autocomplete: 'off',
  options: questionTypes,
}
const contentRow: FieldRow = {
  name: 'content',
  labelKey: 'feedback.content',
  kind: 'textarea',
  autocomplete: 'off',
}
const contactRow: FieldRow = {
  name: 'contact',
  labelKey: 'feedback.contact',
  hintKey: 'feedback.contactHint',
  kind: 'text',
  autocomplete: 'email',
}

/** How long feedback may be, in characters as a person counts them. */
export const feedbackLengths = ({ feedback = feedbackLength }: FeedbackSettings) => feedback

/** `used` characters are there already. */
export function buildFeedbackForm(settings: FeedbackSettings, used = 0): FormModel {
  const { minLength, maxLength } = feedbackLengths(settings)
  const hint = { key: 'feedback.length', params: { min: minLength, max: maxLength, used } }
  return buildForm('feedback', [
    { row: typeRow, required: true },
    // the longest is counted by the page: an emoji is one character
    { row: contentRow, required: true, rule: { minLength }, hint },
    { row: contactRow, required: false, rule: { maxLength: 80 } },
  ]).value
}

/** Whether a text is as long as feedback has to be. */
export function fitsFeedback(content: string, settings: FeedbackSettings): boolean {
  const { minLength, maxLength } = feedbackLengths(settings)
  const length = countGraphemes(freeText(content))
  return length >= minLength && length <= maxLength
}
