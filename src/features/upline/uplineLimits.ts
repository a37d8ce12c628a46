import type { UplineSettings } from '../../contract/upline-settings'
import { decimalOf, isLess } from '../../lib/decimal'
import { mostToAsk } from '../../shared/money/mostToAsk'
import type { OpenIntent } from '../../shared/money/moneyAtoms'
import type { UplineContent } from './uplineMoney'

/**
 * Between what amounts a transfer may be: no more than is there. `everything` is the most of it that may go at once.
 * The same that was sent and never answered may be asked for again.
 */
export function uplineLimits(
  settings: Pick<UplineSettings, 'account' | 'minimum' | 'maximum' | 'available'>,
  typed: string,
  open: readonly OpenIntent<UplineContent>[],
): { readonly minimum: string; readonly maximum: string; readonly everything: string } {
  const [minimum, most, available] = [settings.minimum, settings.maximum, settings.available].map(decimalOf)
  const everything = isLess(available ?? '0', most ?? '0') ? (available ?? '0') : (most ?? '0')
  const asked = open
    .filter(({ content, isFresh }) => isFresh && content.account === settings.account)
    .map(({ content }) => content.amount)
  return { minimum: minimum ?? '0', maximum: mostToAsk(typed, everything, asked), everything }
}
