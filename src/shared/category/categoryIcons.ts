import type { IconName } from '../../lib/iconNames'
import type { Category } from '../../site/paths'

/** The one sign of each category, wherever it stands. A brand may name another for its header. */
export const categoryIcons: Readonly<Record<Category, IconName>> = {
  LIVE: 'dices',
  SPORTS: 'volleyball',
  FISH: 'fish',
  RNG: 'cherry',
  PVP: 'spade',
  ELOTT: 'ticket',
  LOTT: 'clover',
  ESPORTS: 'gamepad-2',
  COCKFIGHT: 'bird',
  JACKPOT: 'gem',
  MINI: 'rocket',
}
