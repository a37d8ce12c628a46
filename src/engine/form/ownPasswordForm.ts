import type { FormModel } from '../../lib/form/model'
import type { Result } from '../issue'
import { buildForm } from './buildForm'
import type { FieldRow } from './fieldRow'

export const ownPasswordRow: FieldRow = {
  name: 'password',
  labelKey: 'form.field.loginPassword',
  kind: 'password',
  autocomplete: 'current-password',
}

/** Asks for the login password, to be sure who it is. */
export const buildOwnPasswordForm = (id: string): Result<FormModel> =>
  buildForm(id, [{ row: ownPasswordRow, required: true }])
