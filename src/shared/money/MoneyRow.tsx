import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { StateBadge, type BadgeState } from '../lists/StateBadge'
import { useAtomValue } from '../../state/atoms'
import { ListRow, Money } from '../../ui'
import { Ends } from './desk.styles'

export interface MoneyRowProps {
  readonly of: {
    readonly reference: string
    readonly amount: string | number
    readonly currency: string
    /** Epoch milliseconds. */
    readonly createdAt: number
  }
  /** How it stands. */
  readonly state: BadgeState
  readonly to: string
  readonly isCurrent: boolean
}

/** A deposit or withdrawal in the list beside its form, and the way to its page. */
export function MoneyRow({ of: { reference, amount, currency, createdAt }, state, to, isCurrent }: MoneyRowProps) {
  const language = useAtomValue(languageAtom).tag
  return (
    <ListRow
      as={Link}
      to={to}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      title={<Money amount={decimalOf(amount)} currency={currency} language={language} />}
      text={formatDateTime(createdAt, language)}
      end={
        <Ends>
          <StateBadge state={state} />
          <bdi>{reference}</bdi>
        </Ends>
      }
    />
  )
}
