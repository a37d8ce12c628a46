import { runningVisit, visitedBefore } from '../../features/support/install/installKeys'

/** Whether this is the second visit or a later one. Counts the visit when its first page asks. */
export function isReturning(): boolean {
  const running = runningVisit.read() ?? (visitedBefore.read() === 'yes' ? 'later' : 'first')
  runningVisit.write(running)
  visitedBefore.write('yes')
  return running === 'later'
}
