import { useTranslation } from '../../i18n/translate'
import type { TeamList } from '../../contract/team-list'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { Amount } from '../../site/Amount'
import { useAtomValue } from '../../state/atoms'
import { Figures } from '../../ui'
import { numberFormat } from '../../lib/intl'

/** Of all pages of what is listed. */
export function TeamTotals({ list: { totals, currency } }: { readonly list: TeamList }) {
  const { t } = useTranslation()
  const number = numberFormat(useAtomValue(languageAtom).tag)
  return (
    <Figures
      figures={[
        {
          id: 'accounts',
          icon: 'users',
          label: t('team.accounts'),
          value: number.format(totals.accounts),
          text: t('team.kinds', { agents: number.format(totals.agents), members: number.format(totals.members) }),
        },
        {
          id: 'balance',
          icon: 'wallet',
          label: t('team.totalBalance'),
          value: <Amount amount={decimalOf(totals.balance)} currency={currency} />,
        },
      ]}
    />
  )
}
