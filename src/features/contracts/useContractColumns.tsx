import { Link } from '../../site/Link'
import type { AgentContract } from '../../contract/agent-contract'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { isLess } from '../../lib/decimal'
import { StateBadge } from '../../shared/lists/StateBadge'
import { useRateText } from '../../shared/rates/useRateText'
import { useAtomValue } from '../../state/atoms'
import { type Column, TextLink } from '../../ui'
import { kindWords, rateNames, states } from './contractWords'
import { Party } from './Party'
import { useContractAddress } from './useContractAddress'

/** The lowest and the highest rate of the rows. */
function useRates() {
  const text = useRateText()
  return ({ terms }: AgentContract) => {
    const rates = terms
      .flatMap((term) => rateNames.flatMap((name) => term[name] ?? []))
      .toSorted((a, b) => (isLess(a, b) ? -1 : 1))
    const [low, high] = [rates[0], rates.at(-1)]
    if (low === undefined || high === undefined) return '–'
    return low === high ? text(low) : `${text(low)} – ${text(high)}`
  }
}

/** Columns of a list of contracts; the kind leads to the contract. */
export function useContractColumns(): readonly Column<AgentContract>[] {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { toContract } = useContractAddress()
  const rates = useRates()
  return [
    {
      id: 'kind',
      label: t('contracts.kind'),
      card: 'title',
      render: ({ kind, reference }) => (
        <TextLink as={Link} to={toContract(reference)}>
          {t(kindWords[kind])}
        </TextLink>
      ),
    },
    { id: 'account', label: t('contracts.party'), render: (contract) => <Party account={contract.account} /> },
    { id: 'rates', label: t('contracts.rates'), render: rates },
    {
      id: 'time',
      label: t('contracts.proposedAt'),
      render: ({ proposedAt }) => <time dateTime={isoTime(proposedAt)}>{formatDateTime(proposedAt, language)}</time>,
    },
    {
      id: 'state',
      label: t('contracts.state'),
      render: ({ state }) => <StateBadge state={states[state]} />,
    },
  ]
}
