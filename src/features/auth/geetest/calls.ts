import { type GeetestChallenge, geetestChallengeSchema } from '../../../contract/geetest-challenge'
import { CallFailure } from '../../../platform/failure'
import type { NamedCall } from '../../../platform/calls'

export const geetestCall: NamedCall<GeetestChallenge> = {
  id: 'geetest',
  method: 'GET',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  value: geetestChallengeSchema,
}

/** A challenge that was not passed fails like a call, so that forms show it in the same way. */
export const notProved = (message: 'verification.required' | 'verification.failed' | 'function.not.available') =>
  new CallFailure(geetestCall.id, { type: 'server', message, value: undefined, status: 200 }, false)

/** The vendor's servers were not reached, or did not answer in time. */
export const vendorAway = (kind: 'offline' | 'timeout') => new CallFailure(geetestCall.id, { type: kind }, false)
