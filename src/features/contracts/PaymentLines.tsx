import type { ContractPayment } from '../../contract/contract-payment'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { negated, signOf } from '../../lib/decimalSum'
import { useRateText } from '../../shared/rates/useRateText'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { baseWords } from './contractWords'
import { Sum } from './income.styles'
import { useFineMoney } from './useTermText'
import { numberFormat } from '../../lib/intl'

interface PaymentLinesProps {
  readonly payment: ContractPayment
  readonly currency: string
}

/** What a payment was computed from, so that it can be added up: base times rate, what is fixed, what was left over. */
export function PaymentLines({ payment, currency }: PaymentLinesProps) {
  const { t } = useTranslation()
  const money = useMoneyText(currency)
  const fine = useFineMoney(currency)
  const rate = useRateText()
  const language = useAtomValue(languageAtom).tag
  const { lines, fixed, carriedIn, carriedOut, last, bets, stake, win, activeMembers } = payment
  const has = (amount: string | number) => signOf(decimalOf(amount)) > 0
  const number = (value: number) => numberFormat(language).format(value)
  return (
    <Sum>
      {lines.map(({ row, of, base, rate: at, earned }) => (
        <li key={`${row} ${of}`}>
          <span>
            {t('contracts.line', {
              of: t(baseWords[of]),
              row: number(row),
              base: money(decimalOf(base)),
              rate: rate(at),
            })}
          </span>
          <span>{fine(earned)}</span>
        </li>
      ))}
      {has(fixed) ? <Line label={t('contracts.term.amount')} amount={fine(fixed)} /> : null}
      {has(carriedIn) ? <Line label={t('contracts.carriedIn')} amount={fine(carriedIn)} /> : null}
      {has(carriedOut) ? (
        <Line
          label={t(last ? 'contracts.roundedOff' : 'contracts.carriedOut')}
          amount={fine(negated(decimalOf(carriedOut)))}
        />
      ) : null}
      <li data-note>
        {t('contracts.basis', {
          bets: number(bets),
          stake: money(decimalOf(stake)),
          win: money(decimalOf(win)),
          members: number(activeMembers),
        })}
      </li>
    </Sum>
  )
}

const Line = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <li>
    <span>{label}</span>
    <span>{amount}</span>
  </li>
)
