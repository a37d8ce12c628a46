import { type RegistrationRequest, registrationRequestSchema } from '../../contract/registration-request'
import type { FormModel, FormValues } from '../../lib/form/model'
import { type InviteCodeName, inviteCodeNames, type InviteCodes } from './inviteCodeNames'
import { sentValues } from './sentValues'

export interface RegistrationContext {
  /** Address of the page that the account is opened on. */
  readonly registerUrl: string
  /** Host name of the site. */
  readonly domain: string
  /** Codes that the visitor came with. A field that the form shows wins, an emptied one too. */
  readonly codes?: InviteCodes
}

/** The body of both registration calls (spec §3). Verification by geetest is added by its adapter. */
export function toRegistrationPayload(
  model: FormModel,
  typed: FormValues,
  context: RegistrationContext,
): RegistrationRequest {
  const { codes = {}, registerUrl, domain } = context
  return registrationRequestSchema.parse({
    ...Object.fromEntries(unseenCodes(model, codes).map((name) => [name, codes[name]])),
    ...sentValues(model, typed),
    registerUrl,
    domain,
    registerMethod: 'WEB',
    login: true,
  })
}

/** Codes that go along though the form has no field for them. */
export function unseenCodes(model: FormModel, codes: InviteCodes): readonly InviteCodeName[] {
  return inviteCodeNames.filter(
    (name) => codes[name] !== undefined && !model.fields.some((field) => field.name === name),
  )
}
