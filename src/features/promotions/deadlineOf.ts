import type { Activity } from '../../contract/activity'
import type { MessageKey } from '../../contract/messageKeys'
import { readState } from './activityStates'

interface Deadline {
  /** Epoch milliseconds. */
  readonly until: number
  readonly label: MessageKey
}

type Timed = Pick<Activity, 'state' | 'startsAt' | 'endsAt' | 'joinBy' | 'claimBy' | 'sign' | 'entry'>

const deadline = (until: number | undefined, label: MessageKey): Deadline | undefined =>
  until === undefined ? undefined : { until, label }

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** What the member's time runs out for, or begins with; undefined: nothing that a clock would tell. */
export function deadlineOf(activity: Timed): Deadline | undefined {
  const { state, startsAt, endsAt, joinBy, claimBy, sign, entry } = activity
  switch (readState(state)) {
    case 'COMING':
      return deadline(startsAt, 'promotions.left.starts')
    case 'JOIN':
      return deadline(joinBy, 'promotions.left.join') ?? deadline(endsAt, 'promotions.left.ends')
    case 'CLAIM':
      // what is claimed without having been joined goes with the window
      return deadline(entry ? claimBy : earliest(joinBy, endsAt, claimBy), 'promotions.left.claim')
    case 'SIGNED':
      if (sign?.isDue === false) return deadline(sign.nextAt, 'promotions.left.next')
      return deadline(endsAt, 'promotions.left.ends')
    case 'CLOSE':
      return deadline(endsAt, 'promotions.left.ends')
    default:
      return undefined
  }
}
