import { launchFailureSchema } from '../../../contract/launch-failure'
import { CallFailure } from '../../../platform/failure'
import { errorMessage } from '../../../platform/messages'
import type { LaunchFailure } from './launchState'

const maintenanceKeys: readonly string[] = ['game.maintenance', 'vendor.maintenance']

/** Why a start failed, from what was caught. */
export function launchFailure(error: unknown, doing: 'move' | 'ask'): LaunchFailure {
  const refused = error instanceof CallFailure && error.failure.kind === 'server' ? error.failure : undefined
  if (refused?.message === 'demo.not.allowed') return { reason: 'demo' }
  if (refused !== undefined && maintenanceKeys.includes(refused.message)) {
    return { reason: 'maintenance', until: launchFailureSchema.safeParse(refused.value).data?.maintenanceTime?.end }
  }
  return { reason: doing === 'move' ? 'money' : 'other', text: errorMessage(error) }
}
