import type { Prize } from '../../contract/prize'

/** What leads back to play is not given during a break. Money without conditions is the member's own. */
export const isHeldBack = ({ kind }: Pick<Prize, 'kind'>): boolean => kind === 'BONUS' || kind === 'TICKETS'
