import type { MessageKey } from '../../contract/messageKeys'

/** What the platform's categories are called; one that it adds is called by its code. */
export const categoryNames: Readonly<Record<string, MessageKey>> = {
  LIVE: 'games.category.live',
  SPORTS: 'games.category.sports',
  FISH: 'games.category.fish',
  RNG: 'games.category.rng',
  PVP: 'games.category.pvp',
  ELOTT: 'games.category.elott',
  LOTT: 'games.category.lott',
  ESPORTS: 'games.category.esports',
  COCKFIGHT: 'games.category.cockfight',
  JACKPOT: 'games.category.jackpot',
  MINI: 'games.category.mini',
}
