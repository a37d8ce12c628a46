import { type CheckInterval, checkIntervalSchema } from '../../contract/check-interval'
import { saferPlaySchema, type SaferPlay } from '../../contract/safer-play'
import type { NamedCall } from '../../platform/calls'

/** Limits, breaks and results of the member. */
export const getSaferPlay: NamedCall<SaferPlay> = {
  id: 'saferPlay',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSaferPlay',
  moduleId: 'COMM3',
  token: true,
  value: saferPlaySchema,
}

/** Takes CheckInterval: how often play is interrupted, on every device of the member. */
export const changeCheckInterval: NamedCall<CheckInterval> = {
  id: 'changeCheckInterval',
  method: 'POST',
  path: '/wps/relay/MCSFE_changeCheckInterval',
  moduleId: 'COMM3',
  token: true,
  value: checkIntervalSchema,
}
