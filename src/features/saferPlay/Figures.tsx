import styled from 'styled-components'
import type { MessageKey } from '../../contract/messageKeys'
import type { SaferPlay } from '../../contract/safer-play'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { type Column, DataTable } from '../../ui'
import { figureWords } from './limitKinds'
import { Section } from './saferPlay.styles'

type Row = SaferPlay['figures'][number]

/** What was paid in, staked, won and lost. */
export function Figures({ state: { figures, currency } }: { readonly state: SaferPlay }) {
  const { t } = useTranslation()
  const money = (id: 'deposited' | 'staked' | 'won', label: MessageKey): Column<Row> => ({
    id,
    label: t(label),
    figure: true,
    render: (row) => <Amount amount={decimalOf(row[id])} currency={currency} />,
  })
  const columns: readonly Column<Row>[] = [
    { id: 'period', label: t('saferPlay.period'), card: 'title', render: ({ period }) => t(figureWords[period]) },
    money('deposited', 'saferPlay.deposited'),
    money('staked', 'saferPlay.staked'),
    money('won', 'saferPlay.won'),
    {
      id: 'net',
      label: t('saferPlay.net'),
      figure: true,
      card: 'lead',
      render: ({ net }) => <Amount amount={decimalOf(net)} currency={currency} signed />,
    },
  ]
  return (
    <Section aria-labelledby="safer-figures">
      <h2 id="safer-figures">{t('saferPlay.figures')}</h2>
      <DataTable caption={t('saferPlay.figures')} columns={columns} rows={figures} rowKey={({ period }) => period} />
      <Small>{t('saferPlay.figuresNote')}</Small>
    </Section>
  )
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
