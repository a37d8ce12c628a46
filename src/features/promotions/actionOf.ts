import type { Activity } from '../../contract/activity'
import { readState } from './activityStates'
import { barRows, readBar } from './bars'

/**
 * The one thing to do next.
 * - logIn, register, deposit, vip: what keeps the member from taking part
 * - play: the steps are done in games
 * - prize: where what was given stands
 */
export type Action =
  | 'logIn'
  | 'register'
  | 'deposit'
  | 'vip'
  | 'join'
  | 'sign'
  | 'apply'
  | 'claim'
  | 'play'
  | 'prize'
  | 'contact'
  | 'others'

const modes: Readonly<Record<string, Action>> = { PLAY: 'join', SIGN: 'sign', APPLY: 'apply' }

/** Undefined: there is nothing to do but to wait. */
export function actionOf({
  state,
  mode,
  barred,
  sign,
}: Pick<Activity, 'state' | 'mode' | 'barred' | 'sign'>): Action | undefined {
  switch (readState(state)) {
    case 'JOIN':
      if (barred !== undefined) {
        const bar = readBar(barred)
        return bar && barRows[bar].action
      }
      return Object.hasOwn(modes, mode) ? modes[mode] : undefined
    case 'CLAIM':
      return 'claim'
    case 'SIGNED':
      if (mode !== 'SIGN') return 'play'
      return sign?.isDue === true ? 'sign' : undefined
    case 'ISSUED':
    case 'CLAIMED':
      return 'prize'
    case 'REJECTED':
    case undefined:
      return 'contact'
    case 'CLOSE':
    case 'CLOSED':
      return 'others'
    case 'APPLYING':
    case 'PROCESS':
    case 'COMING':
      return undefined
  }
}
