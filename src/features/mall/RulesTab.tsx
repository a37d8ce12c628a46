import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { PointConfig } from '../../contract/point-config'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { type Column, DataTable, Money, Panel, SafeHtml, Skeleton } from '../../ui'
import { getConfig } from './calls'
import { sourceName } from './sources'

type Source = PointConfig['sources'][number]

/** Rules, and the table that compares what earns one point (spec §2, points mall). */
export function RulesTab() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const answer = useAnswer(getConfig, {})
  return (
    <Answered answer={answer} skeleton={<Skeleton height={420} radius="var(--radius-l)" />} failed={t('mall.failed')}>
      {({ sources, rules, currency = '' }) => {
        const columns: readonly Column<Source>[] = [
          { id: 'source', label: t('mall.source'), card: 'title', render: ({ source }) => sourceName(source, t) },
          {
            id: 'amount',
            label: t('mall.forOne'),
            figure: true,
            card: 'lead',
            render: ({ amount }) => <Money amount={decimalOf(amount)} currency={currency} language={language} />,
          },
        ]
        return (
          <>
            {rules === undefined ? null : (
              <Panel>
                <SafeHtml html={rules} />
              </Panel>
            )}
            <DataTable
              caption={t('mall.comparison')}
              columns={columns}
              rows={sources}
              rowKey={({ source }) => source}
            />
          </>
        )
      }}
    </Answered>
  )
}
