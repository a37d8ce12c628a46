import { unitsOf } from '../../../lib/decimal'
import { isolated } from '../../../i18n/isolated'
import { numberFormat } from '../../../lib/intl'

/** How odds are written, by market. */
export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const one = 1000

/** What is won with a stake of one, in thousandths. */
const winOf = (odds: string): number => Number(unitsOf(odds, 3)) - one
/** What is staked to win one, below nought: the other side of the same odds. In hundredths. */
const stakeOf = (win: number): number => -Math.round((one * 100) / win)
const hundredths = (win: number): number => Math.round(win / 10)

/** Hundredths of what a format shows; American odds are whole. */
const figures: Readonly<Record<Exclude<OddsFormat, 'decimal'>, (win: number) => number>> = {
  hongkong: hundredths,
  malay: (win) => (win <= one ? hundredths(win) : stakeOf(win)),
  indonesian: (win) => (win >= one ? hundredths(win) : stakeOf(win)),
  american: (win) => (win >= one ? hundredths(win) : stakeOf(win)),
}

/**
 * Odds as a market writes them. Those that pay nothing stand as they came.
 * @param odds decimal odds as a decimal string
 * @param language BCP 47
 */
export function writeOdds(odds: string, format: OddsFormat, language: string): string {
  const win = winOf(odds)
  if (format === 'decimal' || win <= 0)
    return numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(odds as `${number}`)
  const figure = figures[format](win)
  if (format === 'american') return isolated(numberFormat(language, { signDisplay: 'exceptZero' }).format(figure))
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return isolated(numberFormat(language, places).format(figure / 100))
}
