import styled from 'styled-components'
import type { TeamTransactions } from '../../contract/team-transactions'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { negated } from '../../lib/decimalSum'
import { useTypeName } from '../../shared/records/transactionTypes'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { type Column, DataTable, Figures } from '../../ui'
import { ReportChart } from './ReportChart'
import { numberFormat } from '../../lib/intl'

type OfType = TeamTransactions['types'][number]

/** What came, what went, and how it divides among the kinds of movements. */
export function MoneySummary({ report: { currency, totals, types, total } }: { readonly report: TeamTransactions }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const nameOf = useTypeName()
  const signed = (amount: string) => <Amount amount={amount} currency={currency} signed />
  const columns: readonly Column<OfType>[] = [
    { id: 'type', label: t('teamReports.type'), card: 'title', render: ({ type }) => nameOf(type) },
    {
      id: 'count',
      label: t('teamReports.entries'),
      figure: true,
      render: ({ count }) => numberFormat(language).format(count),
    },
    {
      id: 'in',
      label: t('teamReports.incoming'),
      figure: true,
      render: ({ incoming }) => signed(decimalOf(incoming)),
    },
    {
      id: 'out',
      label: t('teamReports.outgoing'),
      figure: true,
      render: ({ outgoing }) => signed(negated(decimalOf(outgoing))),
    },
    {
      id: 'net',
      label: t('teamReports.netChange'),
      figure: true,
      card: 'lead',
      render: ({ net }) => signed(decimalOf(net)),
    },
  ]
  return (
    <>
      <Figures
        figures={[
          {
            id: 'in',
            icon: 'arrow-down-to-line',
            label: t('teamReports.incoming'),
            value: signed(decimalOf(totals.incoming)),
          },
          {
            id: 'out',
            icon: 'arrow-up',
            label: t('teamReports.outgoing'),
            value: signed(negated(decimalOf(totals.outgoing))),
          },
          {
            id: 'net',
            icon: 'scale',
            label: t('teamReports.netChange'),
            value: signed(decimalOf(totals.net)),
            text: t('teamReports.movements', { count: total }),
          },
        ]}
      />
      {types.length < 2 ? null : (
        <>
          <ReportChart
            title={t('teamReports.byType')}
            currency={currency}
            rows={types.map(({ type, net }) => ({ name: nameOf(type), value: decimalOf(net) }))}
            sum={decimalOf(totals.net)}
            count={types.length}
            signed
          />
          <Details>
            <summary>{t('teamReports.figures')}</summary>
            <DataTable caption={t('teamReports.byType')} columns={columns} rows={types} rowKey={({ type }) => type} />
          </Details>
        </>
      )}
    </>
  )
}

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-text);
    font-weight: 500;
    cursor: pointer;
  }
`
