import type { PointConfig } from '../../contract/point-config'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { type Column, DataTable, Money } from '../../ui'
import { getBalance } from './calls'
import { Part } from './point.styles'
import { sourceName } from './sources'
import { usePoints } from './usePoints'

type Source = PointConfig['sources'][number]

/** What earns one point, and what each source has brought the member so far. */
export function EarningTable({ config: { sources, currency = '' } }: { readonly config: PointConfig }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const say = usePoints()
  const own = useAnswer(getBalance, {}, { staleTime: 10_000 }).data?.sources
  const columns: readonly Column<Source>[] = [
    { id: 'source', label: t('mall.source'), card: 'title', render: ({ source }) => sourceName(source, t) },
    {
      id: 'amount',
      label: t('mall.forOne'),
      figure: true,
      card: 'lead',
      render: ({ amount }) => <Money amount={decimalOf(amount)} currency={currency} language={language} />,
    },
    ...(own === undefined
      ? []
      : [
          {
            id: 'own',
            label: t('mall.yours'),
            figure: true,
            render: ({ source }: Source) => say(own.find((each) => each.source === source)?.points ?? '0'),
          },
        ]),
  ]
  return (
    <Part>
      <h2>{t('mall.comparison')}</h2>
      <DataTable caption={t('mall.comparison')} columns={columns} rows={sources} rowKey={({ source }) => source} />
    </Part>
  )
}
