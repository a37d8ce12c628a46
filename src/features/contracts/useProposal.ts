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
import { type DraftRow, type Problems, readDraft } from './termDraft'
import { useContractAction } from './useContractAction'
import { useContractAddress } from './useContractAddress'

const none: Problems = {}
const firstRow: readonly DraftRow[] = [{ id: 1, values: {} }]

const rowsOf = ({ terms }: AgentContract): readonly DraftRow[] =>
  terms.map((values, place) => ({ id: place + 1, values }))

/** What is typed of a new contract, and sending it: once, however often it is pressed or tried again. */
export function useProposal({ kinds }: ContractSettings, like?: AgentContract) {
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

  const refuse = (error: unknown): string | undefined => {
    // what was refused was not made: the next one is another
    if (error instanceof CallFailure && error.failure.type === 'server') requestIds.answered()
    const { terms, account: about } = refusedTerms(error)
    setProblems(terms)
    setAccountProblem(about)
    const [wrong] = about === undefined ? Object.keys(terms) : ['account']
    if (wrong === undefined && !wasNotLetIn(error)) setFailure(rateRule(error) ?? errorMessage(error))
    return wrong
  }

  /** The name of the first field that is wrong. */
  const send = async (): Promise<string | undefined> => {
    if (!kind || !cycle || busy) return undefined
    const read = readDraft(kind.fields, rows)
    const name = account.trim()
    setFailure(undefined)
    setAccountProblem(name === '' ? 'contracts.account.required' : undefined)
    setProblems('problems' in read ? read.problems : none)
    if (name === '') return 'account'
    if ('problems' in read) return Object.keys(read.problems)[0]
    try {
      const terms = read.terms.map((term) => ({ ...term }))
      const content = { action: 'PROPOSE', account: name, cycle, terms } as const
      const requestId = requestIds.of({ kind: kind.kind, ...content })
      const made = await act(kind.kind, { ...content, requestId })
      requestIds.answered()
      show({ tone: 'success', text: t('contracts.proposed', { account: `\u2068${name}\u2069` }) })
      showContract(made.reference)
      return undefined
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
    type: (id: number, name: TermName, value: string) =>
      setRows(rows.map((row) => (row.id === id ? { ...row, values: { ...row.values, [name]: value } } : row))),
  }
}
