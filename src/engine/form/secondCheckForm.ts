import type { FormModel } from '../../lib/form/model'
import type { Result } from '../issue'
import { buildForm } from './buildForm'
import { type FieldRow, smsCodeRow } from './fieldRow'

/** Ways to prove who one is, at a sign-in from an unregistered address (spec §4), that there is a form for. */
export const checkWays = ['sms', 'email', 'google', 'bankName'] as const
export type CheckWay = (typeof checkWays)[number]

export const isCheckWay = (way: string): way is CheckWay => checkWays.some((known) => known === way)

/** Every way asks for one answer, sent as `code`. Codes are understood with spaces and digits of any script. */
const code: FieldRow = { ...smsCodeRow, name: 'code' }

const rows: Readonly<Record<CheckWay, FieldRow>> = {
  sms: code,
  email: code,
  google: {
    ...code,
    labelKey: 'form.field.authenticatorCode',
    hintKey: 'form.hint.authenticatorCode',
    local: { format: 'digits', minLength: 6, maxLength: 6 },
    say: { required: 'form.authenticatorRequired', format: 'form.format.code' },
  },
  bankName: {
    name: 'code',
    labelKey: 'form.field.bankName',
    hintKey: 'form.hint.bankName',
    kind: 'text',
    autocomplete: 'name',
  },
}

export function buildSecondCheckForm(way: CheckWay): Result<FormModel> {
  return buildForm(`login.check.${way}`, [{ row: rows[way], required: true }])
}
