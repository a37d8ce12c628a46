import type { PointConfig } from '../../contract/point-config'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { useAnswer } from '../../site/useAnswer'
import { useMoneyText } from '../../site/useMoneyText'
import { type Column, DataTable } from '../../ui'
import { getRewards } from './calls'
import { Part } from './point.styles'
import { moneyFor, pointsForOne } from './moneyFor'
import { usePoints } from './usePoints'

interface Way {
  readonly id: string
  readonly name: string
  readonly points: string
  readonly amount: string
  /** Points for one unit of money. */
  readonly worth: string | undefined
}

/** What points are worth by each way to have money for them: fewer points for the same money are better. */
export function WorthTable({ config: { ratio, minimum, currency = '' } }: { readonly config: PointConfig }) {
  const { t } = useTranslation()
  const say = usePoints()
  const sayMoney = useMoneyText(currency)
  const rewards = useAnswer(getRewards, {}, { staleTime: 10_000 }).data ?? []
  const least = decimalOf(minimum)
  const converted = moneyFor(least.replace(/\.0+$/, ''), decimalOf(ratio))
  const ways: readonly Way[] = [
    ...(converted === undefined
      ? []
      : [{ id: 'convert', name: t('mall.convert'), points: least, amount: converted, worth: decimalOf(ratio) }]),
    ...rewards.flatMap(({ id, name, points, amount, requiredAmount }) =>
      amount === undefined || requiredAmount !== undefined
        ? []
        : [
            {
              id,
              name,
              points: decimalOf(points),
              amount: decimalOf(amount),
              worth: pointsForOne(decimalOf(points), decimalOf(amount)),
            },
          ],
    ),
  ]
  const columns: readonly Column<Way>[] = [
    { id: 'name', label: t('mall.way'), card: 'title', render: ({ name }) => name },
    { id: 'points', label: t('mall.points'), figure: true, render: ({ points }) => say(points) },
    { id: 'amount', label: t('mall.gives'), figure: true, render: ({ amount }) => sayMoney(amount) },
    {
      id: 'worth',
      label: t('mall.forMoney', { amount: sayMoney('1.00') }),
      figure: true,
      card: 'lead',
      render: ({ worth }) => (worth === undefined ? '–' : say(worth)),
    },
  ]
  if (ways.length === 0) return null
  return (
    <Part>
      <h2>{t('mall.worth')}</h2>
      <DataTable caption={t('mall.worth')} columns={columns} rows={ways} rowKey={({ id }) => id} />
    </Part>
  )
}
