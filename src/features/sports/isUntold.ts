import type { CallFailure } from '../../platform/failure'

/** The platform does not have the call: that is no failure of what it has. */
export const isUntold = ({ failure }: CallFailure): boolean =>
  (failure.type === 'server' && (failure.message === 'function.not.available' || failure.status === 404)) ||
  (failure.type === 'http' && failure.status === 404)
