import type { LaunchResponse } from '../../../contract/launch-response'

/** Answered in place of a launch. */
export const launchAnswer = (answer: LaunchResponse) => () => answer

/** The same address without its origin: the launch CDNs bring theirs. */
export function pathOfLaunch(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('game_url' in value) || typeof value.game_url !== 'string')
    return value
  const { pathname, search } = new URL(value.game_url)
  return { game_url: pathname + search } satisfies LaunchResponse
}
