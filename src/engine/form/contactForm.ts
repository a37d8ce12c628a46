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

/** Of a change: two codes and the new one, each named after what it is of. */
const changeKeys = {
  mobile: {
    currentCode: 'form.field.currentMobileCode',
    wanted: 'form.field.newMobile',
    newCode: 'form.field.newMobileCode',
  },
  email: {
    currentCode: 'form.field.currentEmailCode',
    wanted: 'form.field.newEmail',
    newCode: 'form.field.newEmailCode',
  },
} as const

export function buildContactForm({ kind, purpose, mobileDigits }: ContactInput): Result<FormModel> {
  const wanted = kind === 'mobile' ? mobileRow(mobileDigits) : emailRow
  const keys = changeKeys[kind]
  const rows: Readonly<Record<ContactInput['purpose'], readonly FieldRow[]>> = {
    verify: [smsCodeRow],
    bind: [wanted, smsCodeRow, ownPasswordRow],
    change: [
      { ...smsCodeRow, name: 'currentCode', labelKey: keys.currentCode },
      { ...wanted, labelKey: keys.wanted },
      { ...smsCodeRow, labelKey: keys.newCode },
    ],
  }
  return buildForm(
    `contact.${kind}.${purpose}`,
    rows[purpose].map((row) => ({ row, required: true })),
  )
}
