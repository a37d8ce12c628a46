import { type RegistrationRequest, registrationRequestSchema } from '../../contract/registration-request'
import type { FormModel, FormValues } from '../../lib/form/model'
import { sentValues } from './sentValues'

export interface RegistrationContext {
  /** Address of the page that the account is opened on. */
  readonly registerUrl: string
  /** Host name of the site. */
  readonly domain: string
  /** Codes that the visitor came with; what the form asked for wins over them. */
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
}

/** The body of both registration calls (spec §3). Verification by geetest is added by its adapter. */
export function toRegistrationPayload(
  model: FormModel,
  typed: FormValues,
  context: RegistrationContext,
): RegistrationRequest {
  const { affiliateCode, referralCode, registerUrl, domain } = context
  return registrationRequestSchema.parse({
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...sentValues(model, typed),
    registerUrl,
    domain,
    registerMethod: 'WEB',
    login: true,
  })
}
