import { CallFailure, type FailureCause } from './failure'

/**
 * The id of a request that failed by the platform's fault, or by that of what lies before it: who runs them finds it in
 * their logs. Undefined for refusals, which say what to do, and where nothing came as far as the edge.
 */
export function reportableId(error: unknown): string | undefined {
  if (!(error instanceof CallFailure)) return undefined
  return isTheirFault(error.failure) ? error.requestId : undefined
}

function isTheirFault(failure: FailureCause): boolean {
  switch (failure.type) {
    case 'timeout':
    case 'malformed':
      return true
    case 'http':
      return failure.status >= 500
    case 'server':
      return failure.message === 'system.error'
    default:
      return false
  }
}
