import { memberPage } from '../../site/paths'
import { useSlot } from '../../site/Slot'

/** The way to one's own limits; undefined where there is no such page for who is looking. */
export const useSaferPlayPath = (): string | undefined =>
  useSlot('member.menu').some(({ props }) => props.pageKey === 'saferPlay') ? memberPage('saferPlay') : undefined
