import type { MessageKey } from '../contract/messageKeys'
import { findRow } from './errors/findRow'
import { generalErrors } from './errors/generalErrors'

/**
 * The message key of a failed call of the first page, which knows the general rows of the catalogue alone; whatever has
 * a form asks `messages.ts`, which knows them all.
 */
export const generalMessage = (error: unknown): MessageKey => findRow(error, generalErrors).message
