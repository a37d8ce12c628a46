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
