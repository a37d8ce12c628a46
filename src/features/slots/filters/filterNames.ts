import type { MessageKey } from '../../../contract/messageKeys'
import type { Translate } from '../../../i18n/translate'
import type { GameType, LineRange } from './hallQuery'

/** What filters are called. Written out: every key stands in the code. */
const types: Readonly<Record<GameType, MessageKey>> = {
  RNG: 'games.hall.type.RNG',
  JP: 'games.hall.type.JP',
  TG: 'games.hall.type.TG',
  AC: 'games.hall.type.AC',
  SC: 'games.hall.type.SC',
  VP: 'games.hall.type.VP',
  BG: 'games.hall.type.BG',
}
const lines: Readonly<Record<LineRange, MessageKey>> = {
  few: 'games.hall.lines.few',
  some: 'games.hall.lines.some',
  usual: 'games.hall.lines.usual',
  many: 'games.hall.lines.many',
}
const features: Readonly<Record<string, MessageKey>> = {
  FREE_SPINS: 'games.hall.feature.freeSpins',
  BUY_BONUS: 'games.hall.feature.buyBonus',
  CASCADE: 'games.hall.feature.cascade',
  HOLD_WIN: 'games.hall.feature.holdWin',
  MULTIPLIER: 'games.hall.feature.multiplier',
  EXPANDING_WILD: 'games.hall.feature.expandingWild',
  GAMBLE: 'games.hall.feature.gamble',
}
const volatilities: Readonly<Record<string, MessageKey>> = {
  LOW: 'games.hall.volatility.low',
  MEDIUM: 'games.hall.volatility.medium',
  HIGH: 'games.hall.volatility.high',
}

const named = (t: Translate, names: Readonly<Record<string, MessageKey>>, code: string): string => {
  const key = Object.hasOwn(names, code) ? names[code] : undefined
  // what the platform invented since is shown as it calls it
  return key === undefined ? code.replace(/_/g, ' ') : t(key)
}

export const typeName = (t: Translate, type: string) => named(t, types, type)
export const linesName = (t: Translate, range: LineRange) => t(lines[range])
export const featureName = (t: Translate, feature: string) => named(t, features, feature)
export const volatilityName = (t: Translate, volatility: string) => named(t, volatilities, volatility)
