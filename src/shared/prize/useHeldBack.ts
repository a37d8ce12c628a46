import type { Prize } from '../../contract/prize'
import { useAtomValue } from '../../state/atoms'
import { pauseAtom } from '../safety/pause'

/**
 * Whether a prize waits: what leads back to play is not given during a break, nor in a session that was opened to withdraw.
 * Money without conditions is the member's own.
 */
export const useHeldBack = ({ kind }: Pick<Prize, 'kind'>): boolean =>
  useAtomValue(pauseAtom) !== undefined && (kind === 'BONUS' || kind === 'TICKETS')
