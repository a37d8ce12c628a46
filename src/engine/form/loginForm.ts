import type { Result } from '../issue'
import { buildForm, type FieldSpec } from './buildForm'
import { captchaRow, type FieldRow, mobileRow, smsCodeRow, usernameRow } from './fieldRow'
import type { FormModel } from '../../lib/form/model'

export interface LoginInput {
  readonly method: 'username' | 'mobile'
  /** The captcha is shown, and must be filled, after a failure that asked for it. */
  readonly captcha: boolean
  readonly mobileDigits: number
  /** Where a number may have more. */
  readonly mostDigits?: number
}

/** The rules of a new name do not hold for an old account: only that something is there is asked (spec §5). */
const accountRow: FieldRow = { ...withoutRules(usernameRow), labelKey: 'form.field.account' }
const passwordRow: FieldRow = {
  name: 'password',
  labelKey: 'form.field.password',
  kind: 'password',
  autocomplete: 'current-password',
}

export function buildLoginForm({ method, captcha, mobileDigits, mostDigits }: LoginInput): Result<FormModel> {
  const rows = method === 'username' ? [accountRow, passwordRow] : [mobileRow(mobileDigits, mostDigits), smsCodeRow]
  const specs: FieldSpec[] = [...rows, ...(captcha ? [captchaRow] : [])].map((row) => ({ row, required: true }))
  return buildForm(`login.${method}`, specs)
}

function withoutRules({ local: _local, say: _say, ...row }: FieldRow): FieldRow {
  return row
}
