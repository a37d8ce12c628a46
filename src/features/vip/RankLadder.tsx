import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { RankProgress } from '../../contract/rank-progress'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Badge, type Column, DataTable, Money } from '../../ui'

type Step = NonNullable<RankProgress['ranks']>[number]

/** Every rank and what it takes. A platform that does not tell has no table. */
export function RankLadder({ progress }: { readonly progress: RankProgress }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { ranks = [], currency = '', playerRankName } = progress
  if (ranks.length === 0) return null
  const money = (amount: string | number) => (
    <Money amount={decimalOf(amount)} currency={currency} language={language} />
  )
  const columns: readonly Column<Step>[] = [
    {
      id: 'name',
      label: t('vip.rank'),
      card: 'title',
      render: ({ name }) =>
        name === playerRankName ? (
          <>
            {name} <Badge tone="accent">{t('vip.here')}</Badge>
          </>
        ) : (
          name
        ),
    },
    { id: 'month', label: t('vip.month'), figure: true, render: ({ monthlyTurnover }) => money(monthlyTurnover) },
    { id: 'total', label: t('vip.total'), figure: true, render: ({ totalTurnover }) => money(totalTurnover) },
  ]
  return <DataTable caption={t('vip.ladder')} columns={columns} rows={ranks} rowKey={({ name }) => name} />
}
