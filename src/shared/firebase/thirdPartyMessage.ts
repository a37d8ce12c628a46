import type { MessageKey } from '../../contract/messageKeys'
import { firebaseErrorRow } from '../../platform/errors/phoneErrors'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { ChunkLoadFailure } from '../../site/importWithTimeout'

const hasCode = (error: unknown, ...codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code)

/** A window that a newer one replaced: the newer one speaks. */
export const isReplaced = (error: unknown): boolean => hasCode(error, 'auth/cancelled-popup-request')

/** Its visitor closed the window, or said no in it. */
export const isCalledOff = (error: unknown): boolean =>
  hasCode(error, 'auth/popup-closed-by-user', 'auth/user-cancelled')

/** The message key of what went wrong between the visitor, Firebase and the platform. */
export function thirdPartyMessage(error: unknown): MessageKey {
  if (error instanceof ChunkLoadFailure) return error.reason === 'timeout' ? 'error.chunkTimeout' : 'error.chunkFailed'
  return error instanceof CallFailure ? errorMessage(error) : firebaseErrorRow(error).message
}
