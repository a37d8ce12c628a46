import { decimalOf, isLess } from '../../lib/decimal'
import { mostToAsk } from '../money/mostToAsk'
import type { OpenIntent } from '../money/moneyAtoms'
import type { TransferContent, TransferSettings } from './teamTransferMoney'

/**
 * Between what amounts a transfer may be: no more than is there. `everything` is the most of it that may go at once.
 * The same that was sent and never answered may be asked for again.
 */
export function transferLimits(
  settings: Pick<TransferSettings, 'account' | 'minimum' | 'maximum' | 'available'>,
  typed: string,
  open: readonly OpenIntent<TransferContent>[],
): { readonly minimum: string; readonly maximum: string; readonly everything: string } {
  const [minimum, most, available] = [settings.minimum, settings.maximum, settings.available].map(decimalOf)
  const everything = isLess(available ?? '0', most ?? '0') ? (available ?? '0') : (most ?? '0')
  const asked = open
    .filter(({ content, isFresh }) => isFresh && content.account === settings.account)
    .map(({ content }) => content.amount)
  return { minimum: minimum ?? '0', maximum: mostToAsk(typed, everything, asked), everything }
}
