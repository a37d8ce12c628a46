import { serverNow } from '../../lib/serverClock'
import { atom } from '../../state/atoms'
import { answerAtom } from '../../site/answers'
import { getBets } from '../../shared/bets/calls'
import { isOnAtom } from '../../site/site'
import { playSessionAtom } from './playSessionAtoms'

/** What was found for the stay that it names: clocks are compared once, or each answer would move the start. */
let known: { readonly of: string; readonly at: number } | undefined

/** By the clock of the server, which the bets have their times of. */
const startedAtAtom = atom((get) => {
  const stay = get(playSessionAtom)
  if (stay === undefined) return undefined
  const of = `${stay.customer} ${stay.startedAt}`
  if (known?.of !== of) known = { of, at: stay.startedAt + serverNow() - Date.now() }
  return known.at
})

/** Totals of the bets since sign-in, as the platform counts them; asked every half minute while they are in sight. */
export const sessionResultAtom = answerAtom(getBets, {
  query: (get) => ({ startTime: get(startedAtAtom) ?? 0, page: 1, pageSize: 1 }),
  staleTime: 5_000,
  refetchInterval: 30_000,
  enabled: (get) => get(startedAtAtom) !== undefined && get(isOnAtom)('MEMTRANS3'),
})
