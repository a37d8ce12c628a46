import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { Figures } from '../../ui'

type Money = string | number

interface PlayFiguresProps {
  readonly totals: { readonly count: number; readonly stake: Money; readonly win: Money; readonly net: Money }
  readonly currency: string
  /** How many accounts have played. */
  readonly players?: number | undefined
}

/** What was staked and won in all. */
export function PlayFigures({ totals: { count, stake, win, net }, currency, players }: PlayFiguresProps) {
  const { t } = useTranslation()
  return (
    <Figures
      figures={[
        {
          id: 'stake',
          icon: 'ticket',
          label: t('teamReports.stake'),
          value: <Amount amount={decimalOf(stake)} currency={currency} />,
          text: t('teamReports.count', { count }),
        },
        {
          id: 'win',
          icon: 'trophy',
          label: t('teamReports.win'),
          value: <Amount amount={decimalOf(win)} currency={currency} />,
          text: players === undefined ? undefined : t('teamReports.players', { count: players }),
        },
        {
          id: 'net',
          icon: 'scale',
          label: t('teamReports.net'),
          value: <Amount amount={decimalOf(net)} currency={currency} signed />,
          text: t('teamReports.netText'),
        },
      ]}
    />
  )
}
