import type { SaferPlay } from '../../contract/safer-play'
import type { Change } from './useChange'
import { Exclusion } from './Exclusion'
import { TimeOut } from './TimeOut'

interface BreaksProps {
  readonly state: SaferPlay
  readonly change: Change
}

/** Who is excluded can only withdraw: there is nothing more to stop. */
export function Breaks({ state, change }: BreaksProps) {
  if (state.pause?.kind === 'EXCLUSION') return null
  return (
    <>
      <TimeOut state={state} change={change} />
      <Exclusion change={change} />
    </>
  )
}
