import { type LaunchResponse, launchResponseSchema } from '../../contract/launch-response'
import type { NamedCall } from '../../platform/calls'

/** Starts a game (spec §7). */
export const launchGameCall: NamedCall<LaunchResponse> = {
  id: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: true,
  value: launchResponseSchema,
}
