import { captchaRow, emailRow, type FieldRow, mobileRow, newPasswordRow, smsCodeRow, usernameRow } from './fieldRow'

/** Names by which a server may call a field that has another name here (spec §3: confirmPassword is verifyPwd). */
export const fieldAliases: Readonly<Record<string, string>> = { verifyPwd: 'confirmPassword' }

/** Field of the payload that no visitor fills in: a server may still send a rule for it. */
export const unseenFields: readonly string[] = ['domain']

const plain = (name: string, more: Partial<FieldRow> = {}): FieldRow => ({
  name,
  labelKey: `form.field.${name}`,
  kind: 'text',
  autocomplete: 'off',
  ...more,
})
const half = { width: 'half' } as const

/** Every field of the registration form (spec §3), in the order in which it stands there. */
export const registrationFields = (mobileDigits: number): readonly FieldRow[] => [
  usernameRow,
  mobileRow(mobileDigits),
  smsCodeRow,
  { ...newPasswordRow, name: 'password', labelKey: 'form.field.password', ...half },
  plain('confirmPassword', { kind: 'password', autocomplete: 'new-password', local: { equalTo: 'password' }, ...half }),
  plain('payeeName', { autocomplete: 'name', hintKey: 'form.hint.payeeName' }),
  plain('nickname', { autocomplete: 'nickname' }),
  emailRow,
  plain('birthday', { kind: 'date', autocomplete: 'bday', local: { format: 'date', formatMinimum: '1900-01-01' } }),
  plain('qqNum', {
    inputMode: 'numeric',
    normalise: 'digits',
    local: { format: 'qqCharacters', minLength: 5, maxLength: 14 },
    say: { local: { range: 'form.format.qq' } },
    ...half,
  }),
  plain('wechat', half),
  plain('line', half),
  plain('whatsapp', half),
  plain('telegram', half),
  plain('facebook', half),
  plain('zalo', half),
  plain('idNumber', half),
  plain('nationality', { autocomplete: 'country-name', ...half }),
  plain('occupation', { autocomplete: 'organization-title', ...half }),
  plain('sourceOfIncome', half),
  plain('address', { kind: 'textarea', autocomplete: 'street-address' }),
  plain('paymentPassword', { kind: 'password', hintKey: 'form.hint.paymentPassword' }),
  plain('recommenderId'),
  plain('affiliateCode'),
  plain('referralCode'),
  captchaRow,
]

/** Consents below the fields: checked here, not sent (spec §1). */
export const ageRow: FieldRow = plain('ageConfirmed', {
  kind: 'checkbox',
  sent: false,
  say: { required: 'form.ageRequired' },
})
export const termsRow: FieldRow = plain('termsAccepted', {
  kind: 'checkbox',
  sent: false,
  say: { required: 'form.termsRequired' },
})
