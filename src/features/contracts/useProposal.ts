import { useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import type { AgentContract } from '../../contract/agent-contract'
import type { ContractSettings } from '../../contract/contract-settings'
import { useTranslation } from '../../i18n/translate'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { wasNotLetIn } from '../../platform/wasRefused'
import { useRequestIds } from '../../shared/forms/useRequestIds'
import { useToast } from '../../ui'
import type { TermName } from './contractWords'
import { rateRule, refusedTerms } from './refusedTerms'
import { type DraftRow, fieldName, type Problems, readDraft } from './termDraft'
import { useContractAction } from './useContractAction'
import { useContractAddress } from './useContractAddress'

const none: Problems = {}
const firstRow: readonly DraftRow[] = [{ id: 1, values: {} }]

const wrongFields = (about: MessageKey | undefined, terms: Problems): readonly string[] => [
  ...(about === undefined ? [] : ['account']),
  ...Object.keys(terms),
]

const rowsOf = ({ terms }: AgentContract): readonly DraftRow[] =>
  terms.map((values, place) => ({ id: place + 1, values }))

/** What is typed of a new contract, and sending it: once, however often it is pressed or tried again. */
export function useProposal({ kinds, ownRate }: ContractSettings, like?: AgentContract) {
  const { t } = useTranslation()
  const { show } = useToast()
  const { showContract, account: named = '' } = useContractAddress()
  const { busy, act } = useContractAction()
  const [wanted, setWanted] = useState<string | undefined>(like?.kind)
  const [cycleWanted, setCycle] = useState<string | undefined>(like?.cycle)
  const [account, setAccount] = useState(like?.account ?? named)
  const [rows, setRows] = useState(like ? rowsOf(like) : firstRow)
  const [problems, setProblems] = useState(none)
  const [accountProblem, setAccountProblem] = useState<MessageKey>()
  const [failure, setFailure] = useState<MessageKey>()
  // tried again after a lost answer, it is the same proposal
  const requestIds = useRequestIds()
  const kind = kinds.find((one) => one.kind === wanted) ?? kinds[0]
  const cycle = kind?.cycles.find((one) => one === cycleWanted) ?? kind?.cycles[0]

  const refuse = (error: unknown): readonly string[] => {
    // what was refused was not made: the next one is another
    if (error instanceof CallFailure && error.failure.type === 'server') requestIds.answered()
    const { terms, account: about } = refusedTerms(error)
    setProblems(terms)
    setAccountProblem(about)
    const wrong = wrongFields(about, terms)
    if (wrong.length === 0 && !wasNotLetIn(error)) setFailure(rateRule(error) ?? errorMessage(error))
    return wrong
  }

  /** The names of the fields that are wrong. */
  const send = async (): Promise<readonly string[]> => {
    if (!kind || !cycle || busy) return []
    const read = readDraft(kind.fields, rows, ownRate)
    const name = account.trim()
    const about = name === '' ? 'contracts.account.required' : undefined
    const wrongTerms = 'problems' in read ? read.problems : none
    setFailure(undefined)
    setAccountProblem(about)
    setProblems(wrongTerms)
    if (about !== undefined || 'problems' in read) return wrongFields(about, wrongTerms)
    try {
      const terms = read.terms.map((term) => ({ ...term }))
      const content = { action: 'PROPOSE', account: name, cycle, terms } as const
      const requestId = requestIds.of({ kind: kind.kind, ...content })
      const made = await act(kind.kind, { ...content, requestId })
      requestIds.answered()
      show({ tone: 'success', text: t('contracts.proposed', { account: `\u2068${name}\u2069` }) })
      showContract(made.reference)
      return []
    } catch (error) {
      return refuse(error)
    }
  }

  return {
    kind,
    cycle,
    account,
    rows,
    problems,
    accountProblem,
    failure,
    busy,
    send,
    setKind: (to: string) => {
      setWanted(to)
      setProblems(none)
      setRows(firstRow)
    },
    setCycle,
    setAccount: (to: string) => {
      setAccount(to)
      setAccountProblem(undefined)
    },
    addRow: () => setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, values: {} }]),
    removeRow: (id: number) => {
      setRows(rows.filter((row) => row.id !== id))
      setProblems(none)
    },
    type: (place: number, name: TermName, value: string) => {
      setRows(rows.map((row, at) => (at === place ? { ...row, values: { ...row.values, [name]: value } } : row)))
      const { [fieldName(place, name)]: _corrected, ...others } = problems
      setProblems(others)
    },
  }
}
