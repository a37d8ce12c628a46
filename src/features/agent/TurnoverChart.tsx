import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { TeamOverview } from '../../contract/team-overview'
import { formatDate, formatTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf, isLess } from '../../lib/decimal'
import { shareOf, signOf } from '../../lib/decimalSum'
import { type Column, DataTable, Money, Panel } from '../../ui'

type Day = TeamOverview['days'][number]

/** Turnover day by day as bars; the figures behind them can be opened below. */
export function TurnoverChart({ team }: { readonly team: TeamOverview }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { days, currency } = team
  const most = days.map(({ turnover }) => decimalOf(turnover)).reduce((a, b) => (isLess(a, b) ? b : a), '0')
  const money = (amount: string | number) => (
    <Money amount={decimalOf(amount)} currency={currency} language={language} />
  )
  const columns: readonly Column<Day>[] = [
    { id: 'day', label: t('agent.day'), card: 'title', render: ({ time }) => formatDate(time, language) },
    { id: 'new', label: t('agent.new'), figure: true, render: ({ newMembers }) => newMembers },
    { id: 'payout', label: t('agent.payout'), figure: true, render: ({ payout }) => money(payout) },
    {
      id: 'turnover',
      label: t('agent.turnover'),
      figure: true,
      card: 'lead',
      render: ({ turnover }) => money(turnover),
    },
  ]
  return (
    <Panel title={t('agent.chart')}>
      {signOf(most) === 0 ? (
        <p>{t('agent.noTurnover')}</p>
      ) : (
        <Bars aria-hidden="true">
          {days.map(({ time, turnover }, place) => (
            <span key={time}>
              <i style={{ blockSize: `${Math.max(shareOf(decimalOf(turnover), most) * 100, 1)}%` }} />
              <small>
                {days.length > 10 && place % 5 > 0
                  ? ''
                  : formatTime(time, language, { day: 'numeric', month: 'numeric' })}
              </small>
            </span>
          ))}
        </Bars>
      )}
      <Details>
        <summary>{t('agent.figures')}</summary>
        <DataTable
          caption={t('agent.chart')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ time }) => String(time)}
        />
      </Details>
    </Panel>
  )
}

const Bars = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: clamp(2px, 1%, 12px);
  block-size: 180px;

  > span {
    display: grid;
    grid-template-rows: minmax(0, 1fr) 20px;
    align-items: end;
    min-inline-size: 0;
  }
  i {
    inline-size: min(100%, 48px);
    margin-inline: auto;
    border-start-start-radius: min(var(--radius-s), 6px);
    border-start-end-radius: min(var(--radius-s), 6px);
    background-color: var(--accent);
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    text-align: center;
    white-space: nowrap;
  }
`

const Details = styled.details`
  margin-block-start: var(--space-4);

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-text);
    font-weight: 500;
    cursor: pointer;
  }
`
