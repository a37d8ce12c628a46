import type { SubordinateProfit } from '../../contract/subordinate-profit'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'
import { useMoneyText } from '../../site/useMoneyText'
import { type Figure, Figures, Notice } from '../../ui'

/** Sums of the subordinates and, further down, of the account itself: together they are its row one level above. */
export function ProfitSummary({ report: { currency, totals, own, path } }: { readonly report: SubordinateProfit }) {
  const { t } = useTranslation()
  const money = useMoneyText(currency)
  const sum = (of: 'stake' | 'net' | 'bonus' | 'result' | 'deposits' | 'withdrawals') =>
    sumDecimals([decimalOf(totals[of] ?? '0'), decimalOf(own?.[of] ?? '0')], 2)
  const figure = (of: Parameters<typeof sum>[0], label: string, icon: Figure['icon'], text?: string): Figure => ({
    ...{ id: of, label, icon, text },
    value: <Amount amount={sum(of)} currency={currency} signed={of === 'net' || of === 'result'} />,
  })
  const isWhole = totals.deposits !== undefined
  const count = totals.count + (own?.count ?? 0)
  const account = path.at(-1)?.account ?? ''
  return (
    <>
      <Figures
        figures={[
          figure('stake', t('teamReports.stake'), 'ticket', t('teamReports.count', { count })),
          figure('net', t('teamReports.net'), 'scale', t('teamReports.netText')),
          figure('result', t('teamReports.result'), 'trending-up', isWhole ? t('teamReports.resultText') : undefined),
        ]}
      />
      {isWhole ? (
        <Figures
          figures={[
            figure('deposits', t('teamReports.deposits'), 'banknote-arrow-down'),
            figure('withdrawals', t('teamReports.withdrawals'), 'banknote-arrow-up'),
            figure('bonus', t('teamReports.bonus'), 'gift'),
          ]}
        />
      ) : null}
      {own === undefined ? null : (
        <Notice tone="accent">
          {t('teamReports.own', { account, stake: money(decimalOf(own.stake)), result: money(decimalOf(own.result)) })}
        </Notice>
      )}
    </>
  )
}
