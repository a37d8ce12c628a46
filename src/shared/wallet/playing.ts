import { atom } from '../../state/atoms'
import { presence } from '../../state/presence'

/** Games that this page has open, wherever they are shown: each looks after its own money. */
const games = presence()

export const isPlayingAtom = atom((get) => get(games.countAtom) > 0)
/** Set when a game opens; call what it returns when it closes. */
export const playAtom = games.hereAtom
