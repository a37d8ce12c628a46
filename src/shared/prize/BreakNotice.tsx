import { PauseNotice } from '../safety/PauseNotice'

/** During a break: which prizes wait for its end, and which do not. Needs the messages of `shared/prize`. */
export const BreakNotice = () => <PauseNotice message="prize.break" />
