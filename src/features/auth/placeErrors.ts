import type { FormModel } from '../../lib/form/model'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'

export interface PlacedErrors {
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>
  /** About the whole form. */
  readonly form: string | undefined
}

/** Server keys that are about one field (spec §8). */
const fieldOf: Readonly<Record<string, string>> = {
  'username.exists': 'username',
  'mobile.exists': 'mobileNum',
  'captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
  'verification.code.invalid': 'verificationCode',
  'verification.code.expired': 'verificationCode',
  'affiliate.invalid': 'affiliateCode',
  'referral.invalid': 'referralCode',
}

type Translate = (key: string) => string

/** Where a failed call shows in its form: at the field that it is about, where the form has it, else above the button. */
export function placeErrors(error: unknown, model: FormModel, t: Translate): PlacedErrors {
  const text = t(errorMessage(error))
  if (!(error instanceof CallFailure) || error.failure.kind !== 'server') return { fields: {}, form: text }
  const { message, value } = error.failure
  const has = (name: string) => model.fields.some((field) => field.name === name)
  const refused = message === 'field.invalid' ? refusedFields(value).filter(has) : []
  if (refused.length > 0) return { fields: Object.fromEntries(refused.map((name) => [name, t('error.fieldInvalid')])), form: undefined }
  const name = Object.hasOwn(fieldOf, message) ? fieldOf[message] : undefined
  return name !== undefined && has(name) ? { fields: { [name]: text }, form: undefined } : { fields: {}, form: text }
}

/** Names in `value.fields` of a refusal. */
function refusedFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return []
  return typeof value.fields === 'object' && value.fields !== null ? Object.keys(value.fields) : []
}
