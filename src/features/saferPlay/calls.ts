import { saferPlaySchema, type SaferPlay } from '../../contract/safer-play'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', method: 'POST', token: true, value: saferPlaySchema } as const

/** Takes PlayLimitRequest. Sent again with the same request id it is done once. */
export const changePlayLimit: NamedCall<SaferPlay> = {
  ...common,
  id: 'changePlayLimit',
  path: '/wps/relay/MCSFE_changePlayLimit',
}

/** Takes PlayPauseRequest, the same way. After an exclusion the token counts no more. */
export const takePlayPause: NamedCall<SaferPlay> = {
  ...common,
  id: 'takePlayPause',
  path: '/wps/relay/MCSFE_takePlayPause',
}
