import type { FormModel } from '../../lib/form/model'
import type { Result } from '../issue'
import { buildForm } from './buildForm'
import { emailRow, type FieldRow, mobileRow, smsCodeRow } from './fieldRow'
import { ownPasswordRow } from './ownPasswordForm'

export type ContactKind = 'mobile' | 'email'

export interface ContactInput {
  readonly kind: ContactKind
  /**
   * `verify`: the code of the present one alone. `change`: besides, the new one and its code. `bind`: no verified one
   * says who it is, so that the login password does.
   */
  readonly purpose: 'bind' | 'verify' | 'change'
  readonly mobileDigits: number
}

/** The name of the field that holds the new one. */
export const contactField = (kind: ContactKind): string => (kind === 'mobile' ? 'mobileNum' : 'email')

const currentCode: FieldRow = { ...smsCodeRow, name: 'currentCode', labelKey: 'form.field.currentCode' }
const newCode: FieldRow = { ...smsCodeRow, labelKey: 'form.field.newCode' }

export function buildContactForm({ kind, purpose, mobileDigits }: ContactInput): Result<FormModel> {
  const wanted = kind === 'mobile' ? mobileRow(mobileDigits) : emailRow
  const rows = {
    verify: [smsCodeRow],
    bind: [wanted, smsCodeRow, ownPasswordRow],
    change: [currentCode, wanted, newCode],
  }[purpose]
  return buildForm(
    `contact.${kind}.${purpose}`,
    rows.map((row) => ({ row, required: true })),
  )
}
