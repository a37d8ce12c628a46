import type { FeedbackSettings } from '../../contract/feedback-settings'
import { buildForm } from '../../engine/form/buildForm'
import type { FieldRow } from '../../engine/form/fieldRow'
import type { FormModel } from '../../lib/form/model'

/** Spec §3: what feedback may be about, as the platform names it. */
export const questionTypes = [
  { value: 'DEPOSIT', label: { key: 'feedback.type.deposit' } },
  { value: 'WITHDRAWAL', label: { key: 'feedback.type.withdrawal' } },
  { value: 'GAME', label: { key: 'feedback.type.game' } },
  { value: 'SERVICE', label: { key: 'feedback.type.service' } },
  { value: 'APPLICATION', label: { key: 'feedback.type.application' } },
  { value: 'OTHER', label: { key: 'feedback.type.other' } },
] as const

/** Spec §9 where the platform says nothing, in characters. */
const usual = { minLength: 10, maxLength: 140 }

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

export function buildFeedbackForm({ feedback = usual }: FeedbackSettings): FormModel {
  const { minLength, maxLength } = feedback
  const hint = { key: 'feedback.length', params: { min: minLength, max: maxLength } }
  return buildForm('feedback', [
    { row: typeRow, required: true },
    { row: contentRow, required: true, rule: { minLength, maxLength }, hint },
    { row: contactRow, required: false, rule: { maxLength: 80 } },
  ]).value
}
