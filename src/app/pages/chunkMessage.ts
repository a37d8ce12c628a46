import type { MessageKey } from '../../contract/messageKeys'
import { pageErrors } from '../../platform/errors/pageErrors'
import { generalMessage } from '../../platform/generalMessage'
import { ChunkLoadFailure } from '../../site/importWithTimeout'

/** Message key for a part that is not there: late (120 s, spec §9), not loaded, or broken. */
export function chunkMessage(error: unknown): MessageKey {
  if (!(error instanceof ChunkLoadFailure)) return generalMessage(error)
  return (error.reason === 'timeout' ? pageErrors.chunkTimeout : pageErrors.chunkFailed).message
}
