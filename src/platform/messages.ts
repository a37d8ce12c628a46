import type { MessageKey } from '../contract/messageKeys'
import { findRow } from './errors/findRow'
import type { ErrorRow } from './errors/row'
import { serverErrors } from './errors/serverErrors'
import { CallFailure, type FailureCause } from './failure'

/** Keys of the catalogue, for the tests that walk it. */
export const knownServerKeys: readonly string[] = Object.keys(serverErrors)

/** The catalogue's row of anything caught. */
export const errorRow = (error: unknown): ErrorRow => findRow(error, serverErrors)

/** The message key of anything caught: what tells a visitor what happened. */
export const errorMessage = (error: unknown): MessageKey => errorRow(error).message

export const failureMessage = (failure: FailureCause): MessageKey => errorMessage(new CallFailure('', failure, false))
