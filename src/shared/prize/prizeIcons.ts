import type { Prize } from '../../contract/prize'
import type { IconName } from '../../lib/iconNames'

export const prizeIcons: Readonly<Record<Prize['kind'], IconName>> = {
  CASH: 'banknote',
  BONUS: 'badge-percent',
  TICKETS: 'ticket',
  NOTHING: 'minus',
}
