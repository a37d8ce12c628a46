import type { MessageKey } from '../../contract/messageKeys'
import type { PlayLimit } from '../../contract/play-limit'
import type { SaferPlay } from '../../contract/safer-play'
import type { IconName } from '../../lib/iconNames'

export type Kind = PlayLimit['kind']
export type Period = PlayLimit['period']

export const kinds: readonly Kind[] = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION']
export const periods: readonly Period[] = ['DAY', 'WEEK', 'MONTH']

interface KindWords {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly icon: IconName
}

export const kindWords: Readonly<Record<Kind, KindWords>> = {
  DEPOSIT: { title: 'saferPlay.deposit', text: 'saferPlay.depositText', icon: 'banknote-arrow-down' },
  LOSS: { title: 'saferPlay.loss', text: 'saferPlay.lossText', icon: 'scale' },
  STAKE: { title: 'saferPlay.stake', text: 'saferPlay.stakeText', icon: 'ticket' },
  SESSION: { title: 'saferPlay.session', text: 'saferPlay.sessionText', icon: 'clock' },
}

export const periodWords: Readonly<Record<Period, MessageKey>> = {
  DAY: 'saferPlay.day',
  WEEK: 'saferPlay.week',
  MONTH: 'saferPlay.month',
}

export const figureWords: Readonly<Record<SaferPlay['figures'][number]['period'], MessageKey>> = {
  DAY: 'saferPlay.lastDay',
  WEEK: 'saferPlay.lastWeek',
  YEAR: 'saferPlay.lastYear',
}

/** Minutes signed in to choose from. */
export const sessionChoices: Readonly<Record<Period, readonly number[]>> = {
  DAY: [30, 60, 90, 120, 180, 240, 360, 480],
  WEEK: [120, 240, 360, 600, 900, 1_200, 1_800, 2_400],
  MONTH: [600, 1_200, 1_800, 2_400, 3_600, 4_800, 6_000],
}
