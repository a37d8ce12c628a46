import type { FieldChoice, FieldKind, FieldSchema, InputMode, Normalise } from '../../lib/form/model'

/** What the front end knows of a field before a server says anything. Rules of the server's win over `local`. */
export interface FieldRow {
  readonly name: string
  readonly labelKey: string
  readonly hintKey?: string
  readonly kind: FieldKind
  readonly autocomplete: string
  readonly inputMode?: InputMode
  /** `digits` understands full-width digits and spaces; passwords are never trimmed. */
  readonly normalise?: Normalise
  readonly local?: Pick<FieldSchema, 'format' | 'minLength' | 'maxLength' | 'equalTo' | 'formatMinimum'>
  readonly say?: {
    readonly required?: string
    readonly format?: string
    /** One sentence for the local format and its lengths, {{min}} to {{max}} or exactly {{count}}. */
    readonly local?: { readonly range: string; readonly exact?: string }
  }
  /** Of a select. */
  readonly options?: readonly FieldChoice[]
  readonly width?: 'full' | 'half'
  readonly strength?: boolean
  readonly sent?: boolean
}

/** Rows that several forms share. */
export const usernameRow: FieldRow = {
  name: 'username',
  labelKey: 'form.field.username',
  kind: 'text',
  autocomplete: 'username',
  local: { format: 'usernameCharacters', minLength: 6, maxLength: 11 },
  say: { local: { range: 'form.format.username' } },
}

export const newPasswordRow: FieldRow = {
  name: 'newPassword',
  labelKey: 'form.field.newPassword',
  kind: 'password',
  autocomplete: 'new-password',
  local: { format: 'passwordCharacters', minLength: 6, maxLength: 12 },
  say: { local: { range: 'form.format.password' } },
  strength: true,
}

export const mobileRow = (digits: number, most = digits): FieldRow => ({
  name: 'mobileNum',
  labelKey: 'form.field.mobileNum',
  kind: 'tel',
  autocomplete: 'tel-national',
  inputMode: 'tel',
  normalise: 'digits',
  local: { format: 'digits', minLength: digits, maxLength: most },
  say: { local: { range: 'form.format.mobileBetween', exact: 'form.format.mobile' } },
})

export const smsCodeRow: FieldRow = {
  name: 'verificationCode',
  labelKey: 'form.field.verificationCode',
  kind: 'smsCode',
  autocomplete: 'one-time-code',
  inputMode: 'numeric',
  normalise: 'digits',
  local: { format: 'digits' },
  say: { required: 'form.codeRequired', format: 'form.format.code' },
}

export const captchaRow: FieldRow = {
  name: 'captcha',
  labelKey: 'form.field.captcha',
  kind: 'captcha',
  autocomplete: 'off',
  say: { required: 'form.captchaRequired' },
}

export const emailRow: FieldRow = {
  name: 'email',
  labelKey: 'form.field.email',
  kind: 'email',
  autocomplete: 'email',
  inputMode: 'email',
  local: { format: 'email' },
}
