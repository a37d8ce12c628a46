import { CallFailure } from '../../platform/failure'

/**
 * Whether the platform refused what a call named: of a call that reads one thing by its reference, it knows no such
 * thing of this account.
 */
export const isFieldRefusal = (error: unknown): boolean =>
  error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'field.invalid'
