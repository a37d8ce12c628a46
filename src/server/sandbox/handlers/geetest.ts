import type { GeetestChallenge } from '../../../contract/geetest-challenge'
import type { GeetestProof } from '../../../contract/geetest-proof'
import { validate } from '../../schemas'
import { type Answer, ok, refuse } from '../answer'
import type { Call } from '../call'
import { spendProof } from '../store/geetest'

/** Id of a merchant's captcha at the vendor, who is the sandbox itself. */
const captchaIdOf = ({ code }: Call['merchant']): string => `sandbox-${code}`

export function geetestChallenge({ merchant }: Call): Answer {
  const value: GeetestChallenge = { captchaId: captchaIdOf(merchant) }
  return ok(value)
}

const isProof = (body: unknown): body is GeetestProof => validate('geetest-proof', body).length === 0

/** Where the merchant has the module, nobody signs in or registers without a proof that was not used before. */
export function checkProof({ platform, merchant, modules, body }: Call): Answer | undefined {
  if (!modules.has('GEETEST3')) return undefined
  if (!isProof(body)) return refuse('verification.required')
  const passed = spendProof(platform.database, captchaIdOf(merchant), body, platform.now())
  return passed ? undefined : refuse('verification.failed')
}
