import { ChunkLoadFailure } from '../../site/loadWithin'
import { errorMessage } from '../../platform/messages'

/** Message key for a part that is not there: late (120 s, spec §9), not loaded, or broken. */
export function chunkMessage(error: unknown): string {
  if (error instanceof ChunkLoadFailure) return error.reason === 'timeout' ? 'error.chunkTimeout' : 'error.chunkFailed'
  return errorMessage(error)
}
