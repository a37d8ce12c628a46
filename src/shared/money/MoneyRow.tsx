import { Link } from '../../site/Link'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { StateBadge, type BadgeState } from '../lists/StateBadge'
import { useAtomValue } from '../../state/atoms'
import { ListRow, Money } from '../../ui'
import { Ends } from './desk.styles'

/** Where a row leads; in a dialog that has an address it replaces that. */
export interface WayTo {
  readonly to: string
  readonly replace?: true
  /** The router's. */
  readonly state?: unknown
}

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
  readonly link: WayTo
  readonly isCurrent: boolean
}

/** A deposit or withdrawal in the list beside its form, and the way to its page. */
export function MoneyRow({ of: { reference, amount, currency, createdAt }, state, link, isCurrent }: MoneyRowProps) {
  const language = useAtomValue(languageAtom).tag
  return (
    <ListRow
      as={Link}
      {...link}
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
