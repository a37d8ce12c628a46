import type { FormModel } from '../../lib/form/model'
import { type InviteCodeName, inviteCodeNames, type InviteCodes } from './inviteCodeNames'

/** Codes that go along though the form has no field for them. */
export function unseenCodes(model: FormModel, codes: InviteCodes): readonly InviteCodeName[] {
  return inviteCodeNames.filter(
    (name) => codes[name] !== undefined && !model.fields.some((field) => field.name === name),
  )
}
