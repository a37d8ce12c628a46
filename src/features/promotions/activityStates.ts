import type { Activity } from '../../contract/activity'
import type { MessageKey } from '../../contract/messageKeys'
import type { BadgeState } from '../../shared/lists/StateBadge'
import type { IconName } from '../../ui'

/** Spec §4, activity states. Platforms write CLOSE and CLOSED; each is a row. */
export const activityStates = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSE',
  'CLOSED',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'SIGNED',
  'COMING',
] as const

export type ActivityState = (typeof activityStates)[number]

/** In which part of the list a promotion stands. */
export type Group = 'yours' | 'on' | 'coming' | 'over'

interface StateRow extends BadgeState {
  /** What it means for the member, and what comes next. */
  readonly text: MessageKey
  readonly icon: IconName
  readonly group: Group
}

/** The words and the look of each state; what can be done in it is `actionOf`. */
export const stateRows: Readonly<Record<ActivityState, StateRow>> = {
  JOIN: {
    label: 'promotions.state.join',
    text: 'promotions.say.join',
    tone: 'accent',
    icon: 'sparkles',
    group: 'on',
  },
  CLAIM: {
    label: 'promotions.state.claim',
    text: 'promotions.say.claim',
    tone: 'success',
    icon: 'gift',
    group: 'yours',
  },
  APPLYING: {
    label: 'promotions.state.applying',
    text: 'promotions.say.applying',
    tone: 'warning',
    icon: 'hourglass',
    group: 'yours',
  },
  CLOSE: {
    label: 'promotions.state.close',
    text: 'promotions.say.close',
    tone: 'neutral',
    icon: 'lock',
    group: 'over',
  },
  CLOSED: {
    label: 'promotions.state.closed',
    text: 'promotions.say.closed',
    tone: 'neutral',
    icon: 'ban',
    group: 'over',
  },
  REJECTED: {
    label: 'promotions.state.rejected',
    text: 'promotions.say.rejected',
    tone: 'danger',
    icon: 'circle-x',
    group: 'over',
  },
  ISSUED: {
    label: 'promotions.state.issued',
    text: 'promotions.say.issued',
    tone: 'success',
    icon: 'banknote-arrow-down',
    group: 'over',
  },
  CLAIMED: {
    label: 'promotions.state.claimed',
    text: 'promotions.say.claimed',
    tone: 'success',
    icon: 'circle-check',
    group: 'over',
  },
  PROCESS: {
    label: 'promotions.state.process',
    text: 'promotions.say.process',
    tone: 'accent',
    icon: 'refresh-cw',
    group: 'yours',
  },
  SIGNED: {
    label: 'promotions.state.signed',
    text: 'promotions.say.signed',
    tone: 'accent',
    icon: 'check',
    group: 'yours',
  },
  COMING: {
    label: 'promotions.state.coming',
    text: 'promotions.say.coming',
    tone: 'accent2',
    icon: 'calendar',
    group: 'coming',
  },
}

/** However a platform writes it; undefined: a state that this page does not know. */
export function readState(sent: string): ActivityState | undefined {
  const name = sent.trim().toUpperCase()
  return activityStates.find((state) => state === name)
}

/** One of an unknown state stands with those that are on, where it says so. */
export const groupOf = ({ state }: Pick<Activity, 'state'>): Group => {
  const known = readState(state)
  return known === undefined ? 'on' : stateRows[known].group
}
