import type { RegistrationSettings } from '../../contract/registration-settings'
import type { Result } from '../issue'
import { buildForm, type FieldSpec } from './buildForm'
import { emailRow, type FieldRow, mobileRow, newPasswordRow, smsCodeRow, usernameRow } from './fieldRow'
import { ruleOf } from './readFieldRule'
import type { FormModel } from '../../lib/form/model'

/** The rules that the account was opened under; local formats where the platform sends none. */
export interface PasswordRules {
  readonly settings?: RegistrationSettings | undefined
}

const required = (row: FieldRow, { settings }: PasswordRules = {}, ruleName = ''): FieldSpec => {
  const rule = settings && ruleOf(settings, ruleName).value
  return { row, required: true, ...(rule && { rule }) }
}

/** Reset by a code sent to the phone (spec §3, forgot password). */
export function buildForgotByPhoneForm(input: PasswordRules & { readonly mobileDigits: number }): Result<FormModel> {
  return buildForm('forgot.phone', [
    required(mobileRow(input.mobileDigits), input, 'mobileNum'),
    required(smsCodeRow, input, 'verificationCode'),
    required(newPasswordRow, input, 'password'),
  ])
}

/** Reset by a mail to the address that the account has. */
export function buildForgotByEmailForm(input: PasswordRules = {}): Result<FormModel> {
  return buildForm('forgot.email', [required(usernameRow, input, 'username'), required(emailRow, input, 'email')])
}

/** The old password is left out while the one just typed is still known. */
export function buildChangePasswordForm(input: PasswordRules & { readonly askOld: boolean }): Result<FormModel> {
  const oldPassword: FieldRow = {
    name: 'oldPassword',
    labelKey: 'form.field.oldPassword',
    kind: 'password',
    autocomplete: 'current-password',
  }
  const confirm: FieldRow = {
    name: 'confirmNewPassword',
    labelKey: 'form.field.confirmNewPassword',
    kind: 'password',
    autocomplete: 'new-password',
    local: { equalTo: 'newPassword' },
  }
  return buildForm('password.change', [
    ...(input.askOld ? [required(oldPassword)] : []),
    required(newPasswordRow, input, 'password'),
    required(confirm),
  ])
}
