import { answerAtom } from '../../site/answers'
import { slotAtoms } from '../../site/site'
import { atom } from '../../state/atoms'
import { getSaferPlay } from './calls'

/** The member's limits and break, where the brand has a page of them for who is looking. */
const ownStateAtom = answerAtom(getSaferPlay, {
  staleTime: 0,
  enabled: (get) => get(slotAtoms['member.menu']).some(({ props }) => props.pageKey === 'saferPlay'),
})

/** Whether it is not known yet if there is a pause. */
export const isPausePendingAtom = atom((get) => {
  const { isPending, isFetching } = get(ownStateAtom)
  return isPending && isFetching
})

/**
 * What keeps the member from play and deposits: a break, or a session that was opened to withdraw. Undefined where nothing
 * does, or nothing is known.
 */
export const pauseAtom = atom((get) => {
  const { data } = get(ownStateAtom)
  if (data?.pause) return { until: data.pause.until }
  return data?.withdrawOnly === true ? { until: undefined } : undefined
})

/** Whether the session was opened to withdraw, and does nothing else. */
export const withdrawOnlyAtom = atom((get) => get(ownStateAtom).data?.withdrawOnly === true)

/** Whether there is a pause, or it is not known yet: what advertises waits for the answer. */
export const mayPauseAtom = atom((get) => get(isPausePendingAtom) || get(pauseAtom) !== undefined)
