import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import type { Column } from '../../ui'
import type { Breakdown, Row } from './breakdown'
import { useRowName } from './useRowName'
import { numberFormat } from '../../lib/intl'

export const breakdownWords: Readonly<Record<Breakdown, { readonly by: MessageKey; readonly one: MessageKey }>> = {
  day: { by: 'profit.byDay', one: 'profit.day' },
  category: { by: 'profit.byCategory', one: 'profit.category' },
  vendor: { by: 'profit.byVendor', one: 'profit.vendor' },
}

/** The figures behind the chart. */
export function useProfitColumns(breakdown: Breakdown, currency: string): readonly Column<Row>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useRowName()
  const amount = (value: string, signed = false) => <Amount amount={value} currency={currency} signed={signed} />
  const name: Column<Row> = { id: 'name', label: t(breakdownWords[breakdown].one), card: 'title', render: nameOf }
  const play: readonly Column<Row>[] = [
    {
      id: 'count',
      label: t('profit.bets'),
      figure: true,
      render: ({ count }) => numberFormat(language).format(count),
    },
    { id: 'stake', label: t('profit.stake'), figure: true, render: ({ stake }) => amount(stake) },
    { id: 'win', label: t('profit.win'), figure: true, render: ({ win }) => amount(win) },
  ]
  const result: Column<Row> = {
    id: 'result',
    label: t('profit.result'),
    figure: true,
    card: 'lead',
    render: (row) => amount(row.result, true),
  }
  if (breakdown !== 'day') return [name, ...play, result]
  const bonus: Column<Row> = {
    id: 'bonus',
    label: t('profit.bonus'),
    figure: true,
    render: (row) => amount(row.bonus ?? '0'),
  }
  return [name, ...play, bonus, result]
}
