import type { WithdrawSettings } from '../../contract/withdraw-settings'
import { decimalOf } from '../../lib/decimal'
import { negated, signOf, sumDecimals } from '../../lib/decimalSum'

/** What must still be staked before money may be withdrawn, as a decimal string. */
export const turnoverLeft = ({ turnover }: Pick<WithdrawSettings, 'turnover'>): string =>
  turnover === undefined ? '0' : sumDecimals([decimalOf(turnover.required), negated(decimalOf(turnover.done))])

export const isTurnoverLeft = (settings: Pick<WithdrawSettings, 'turnover'>): boolean =>
  signOf(turnoverLeft(settings)) > 0
