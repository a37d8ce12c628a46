import type { AgentContract } from '../../contract/agent-contract'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { isLess } from '../../lib/decimal'
import { numberFormat } from '../../lib/intl'
import { useAtomValue } from '../../state/atoms'
import { Icon, VisuallyHidden } from '../../ui'
import { Terms } from './contract.styles'
import { cycleWords, type TermName, termNames, termWords } from './contractWords'
import { useTermText } from './useTermText'

interface TermsTableProps {
  readonly contract: AgentContract
  /** The one that it takes, or took, the place of. */
  readonly earlier: AgentContract | undefined
  readonly currency: string
}

type Term = AgentContract['terms'][number]

/** The rows of a contract; beside those of the earlier one where there is one, with what differs marked. */
export function TermsTable({ contract, earlier, currency }: TermsTableProps) {
  const { t } = useTranslation()
  const number = numberFormat(useAtomValue(languageAtom).tag)
  const rows = Math.max(contract.terms.length, earlier?.terms.length ?? 0)
  const all = [...contract.terms, ...(earlier?.terms ?? [])]
  const names = termNames.filter((name) => all.some((term) => term[name] !== undefined))
  // until it is accepted the earlier one is in force
  const isOffer = contract.state === 'PROPOSED'
  return (
    <Terms>
      <caption>{t(earlier ? 'contracts.compare' : 'contracts.terms')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contracts.term')}</th>
          {earlier ? <th scope="col">{t(isOffer ? 'contracts.earlier' : 'contracts.before')}</th> : null}
          <th scope="col">
            {t(earlier === undefined ? 'contracts.value' : isOffer ? 'contracts.offered' : 'contracts.now')}
          </th>
        </tr>
      </thead>
      {earlier ? (
        <tbody>
          <tr>
            <th scope="row">{t('contracts.pays')}</th>
            <td>{t(cycleWords[earlier.cycle])}</td>
            <td data-changed={contract.cycle !== earlier.cycle}>{t(cycleWords[contract.cycle])}</td>
          </tr>
        </tbody>
      ) : null}
      {Array.from({ length: rows }, (_, row) => (
        <tbody key={row}>
          <tr data-head>
            <th scope="rowgroup" colSpan={earlier ? 3 : 2}>
              {t('contracts.row', { row: number.format(row + 1) })}
              {earlier && contract.terms[row] === undefined ? ` · ${t('contracts.rowRemoved')}` : null}
              {earlier && earlier.terms[row] === undefined ? ` · ${t('contracts.rowAdded')}` : null}
            </th>
          </tr>
          {names.map((name) => (
            <Line
              key={name}
              name={name}
              now={contract.terms[row]}
              before={earlier?.terms[row]}
              compares={earlier !== undefined}
              currency={currency}
            />
          ))}
        </tbody>
      ))}
    </Terms>
  )
}

interface LineProps {
  readonly name: TermName
  readonly now: Term | undefined
  readonly before: Term | undefined
  readonly compares: boolean
  readonly currency: string
}

function Line({ name, now, before, compares, currency }: LineProps) {
  const { t } = useTranslation()
  const text = useTermText(currency)
  const [to, from] = [now?.[name], before?.[name]]
  const changed = compares && to !== from
  const step = to === undefined || from === undefined ? undefined : isLess(from, to) ? 'up' : 'down'
  return (
    <tr>
      <th scope="row">{t(termWords[name])}</th>
      {compares ? <td>{from === undefined ? '–' : text(name, from)}</td> : null}
      <td data-changed={changed} data-removed={changed && now === undefined}>
        {to === undefined ? '–' : text(name, to)}
        {changed && step !== undefined ? (
          <>
            {' '}
            <Icon name={step === 'up' ? 'chevron-up' : 'chevron-down'} size={16} />
            <VisuallyHidden>{t(step === 'up' ? 'contracts.higher' : 'contracts.lower')}</VisuallyHidden>
          </>
        ) : null}
      </td>
    </tr>
  )
}
