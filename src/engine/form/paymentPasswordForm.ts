import type { FormModel } from '../../lib/form/model'
import type { Result } from '../issue'
import { buildForm } from './buildForm'
import { type FieldRow, smsCodeRow } from './fieldRow'

/** What proves that the member may set a payment password. */
export type PaymentProof = 'loginPassword' | 'paymentPassword' | 'code'

const digits = {
  kind: 'password',
  inputMode: 'numeric',
  normalise: 'digits',
  local: { format: 'digits', minLength: 6, maxLength: 6 },
  say: { local: { range: 'form.format.paymentPassword' } },
} as const satisfies Partial<FieldRow>

/** Six digits, by names that failures are placed at. */
const proofs: Readonly<Record<PaymentProof, FieldRow>> = {
  loginPassword: {
    name: 'password',
    labelKey: 'form.field.loginPassword',
    kind: 'password',
    autocomplete: 'current-password',
  },
  paymentPassword: { name: 'paymentPassword', labelKey: 'form.field.paymentPassword', autocomplete: 'off', ...digits },
  code: smsCodeRow,
}

export function buildPaymentPasswordForm(by: PaymentProof): Result<FormModel> {
  const newPassword: FieldRow = {
    ...digits,
    name: 'newPassword',
    labelKey: 'form.field.newPaymentPassword',
    hintKey: 'form.hint.newPaymentPassword',
    autocomplete: 'off',
  }
  const confirm: FieldRow = {
    name: 'confirmNewPassword',
    labelKey: 'form.field.confirmPaymentPassword',
    kind: 'password',
    inputMode: 'numeric',
    normalise: 'digits',
    autocomplete: 'off',
    local: { equalTo: 'newPassword' },
  }
  return buildForm(`payment-${by}`, [
    { row: proofs[by], required: true },
    { row: newPassword, required: true },
    { row: confirm, required: true },
  ])
}
