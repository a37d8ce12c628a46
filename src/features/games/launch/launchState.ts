import { CallFailure } from '../../../platform/failure'
import { errorMessage } from '../../../platform/messages'
import type { GameAddress } from './launchAddress'

/** From asking the platform to a frame that runs. `text` is a message key. */
export type LaunchState =
  | { readonly state: 'starting' }
  | { readonly state: 'running'; readonly address: GameAddress }
  | { readonly state: 'failed'; readonly reason: LaunchFailure; readonly text: string }

/** maintenance: comes back later; address: nothing that may be framed; slow: did not show in time; other: see the text. */
export type LaunchFailure = 'maintenance' | 'address' | 'slow' | 'unknown' | 'other'

const maintenanceKeys: readonly string[] = ['game.maintenance', 'vendor.maintenance']

export function launchFailed(error: unknown): LaunchState {
  const isMaintenance =
    error instanceof CallFailure && error.failure.kind === 'server' && maintenanceKeys.includes(error.failure.message)
  return isMaintenance ? failed('maintenance') : { state: 'failed', reason: 'other', text: errorMessage(error) }
}

export const failed = (reason: Exclude<LaunchFailure, 'other'>): LaunchState => ({
  state: 'failed',
  reason,
  text: `games.launch.${reason}Text`,
})
