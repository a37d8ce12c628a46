import { type RegistrationRequest, registrationRequestSchema } from '../../contract/registration-request'
import type { FormModel, FormValues } from '../../lib/form/model'
import type { InviteCodes } from './inviteCodeNames'
import { sentValues } from './sentValues'
import { unseenCodes } from './unseenCodes'

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
