import { unitsOf } from '../../../lib/decimal'
import { numberFormat } from '../../../lib/intl'

/** How odds are written, by market. */
export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const places = { minimumFractionDigits: 2, maximumFractionDigits: 3 }

/**
 * Odds as a market writes them: what a stake of one wins or, below nought, what is staked to win one. Those that pay
 * nothing stand as they came. Read from left to right in every language.
 * @param odds decimal odds as a decimal string
 * @param language BCP 47
 */
export function writeOdds(odds: string, format: OddsFormat, language: string): string {
  // in thousandths
  const win = Number(unitsOf(odds, 3)) - 1000
  if (format === 'decimal' || win <= 0) return numberFormat(language, places).format(odds as `${number}`)
  const showsWin = format === 'hongkong' || (format === 'malay' ? win <= 1000 : win >= 1000)
  const hundredths = showsWin ? Math.round(win / 10) : -Math.round(100_000 / win)
  return format === 'american'
    ? numberFormat(language, { signDisplay: 'exceptZero' }).format(hundredths)
    : numberFormat(language, places).format(hundredths / 100)
}
