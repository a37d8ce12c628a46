import type { ContractRequest } from '../../../contract/contract-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields, type ServerKey } from '../answer'
import type { MemberCall } from '../call'
import { checkTerms } from '../contracts/checkTerms'
import { type ContractKind, kindRules } from '../contracts/kinds'
import { type ContractAction, type Refusal, refuseProposal } from '../contracts/machine'
import { readTerms, type TermProblem } from '../contracts/terms'
import { accountById, findAccount, isAgentType } from '../store/accounts'
import * as store from '../store/contracts'
import { standsBelow } from '../store/settleContracts'
import { type ContractLetter, tellOtherSide } from './contractLetters'
import { contractRow, sideOf } from './contractText'
import { forContracts } from './contracts'
import { isOpenKind } from './openKind'
import { refuseMissing, refuseShape } from './refuseShape'

const isRequest = (body: unknown): body is ContractRequest => validate('contract-request', body).length === 0

const refusals: Readonly<Record<Refusal, ServerKey>> = {
  open: 'contract.open',
  rate: 'contract.rate',
  state: 'contract.changed',
}

/** Proposing a contract of a kind, or answering, withdrawing or ending one. All or nothing, with a letter to the other side. */
export const processContract = (kind: ContractKind) =>
  forContracts((call) => {
    const { body } = call
    if (!isRequest(body)) return refuseShape('contract-request', body)
    // what is there goes on, and can be ended, where no new ones may be asked for
    if (body.action === 'PROPOSE' && !isOpenKind(call, kind)) return refuse('function.not.available')
    return call.platform.database.transaction(() =>
      body.action === 'PROPOSE' ? propose(call, kind, body) : act(call, kind, body.action, body),
    )
  })

function propose(call: MemberCall, kind: ContractKind, request: ContractRequest): Answer {
  const { platform, merchant, account } = call
  const { database, now } = platform
  const { account: name, requestId, cycle = kindRules[kind].cycles[0], terms: written = [] } = request
  if (requestId === undefined || name === undefined) return refuseMissing({ requestId, account: name })
  const holder = findAccount(database, merchant.code, 'username', name.toLowerCase())
  const known = store.contractOfRequest(database, account.id, requestId)
  if (known) {
    const wanted = readTerms(kind, written)
    const isSame =
      known.kind === kind &&
      known.accountId === holder?.id &&
      known.cycle === cycle &&
      'terms' in wanted &&
      JSON.stringify(wanted.terms) === JSON.stringify(known.terms)
    return isSame ? ok(contractRow(call, known)) : refuseFields({ requestId: 'used' })
  }
  // who stands in another line is not told apart from nobody
  if (holder?.upline !== account.id) return refuseFields({ account: 'unknown' })
  if (!isAgentType(holder.type)) return refuseFields({ account: 'member' })
  if (holder.disabled) return refuse('contract.left')
  if (!store.isOfKind(kind, cycle)) return refuseFields({ cycle: 'format' })
  const read = readTerms(kind, written)
  if ('problems' in read) return refuseTerms(read.problems)
  const problems = checkTerms(kind, read.terms, account.rateBp)
  if (problems.length > 0) return refuseTerms(problems)
  const refusal = refuseProposal(
    kind,
    store.openContracts(database, holder.id, kind),
    read.terms,
    merchant.contracts.replaces,
  )
  // which rates would do is the merchant's own rule
  if (refusal === 'rate') return refuse(refusals.rate, { value: { rule: merchant.contracts.replaces } })
  if (refusal) return refuse(refusals[refusal])
  const wanted = { kind, uplineId: account.id, accountId: holder.id, requestId, cycle, terms: read.terms }
  return told(call, store.insertProposal(database, wanted, now()), 'PROPOSED')
}

const refuseTerms = (problems: readonly TermProblem[]): Answer =>
  refuseFields(Object.fromEntries(problems.map(({ row, name, problem }) => [`terms.${row}.${name}`, problem])))

const letters: Readonly<Record<'PROPOSED' | 'ENDING', Readonly<Partial<Record<ContractAction, ContractLetter>>>>> = {
  PROPOSED: { ACCEPT: 'ACCEPTED', REJECT: 'REJECTED', WITHDRAW: 'WITHDRAWN' },
  ENDING: { ACCEPT: 'ENDED', REJECT: 'END_REJECTED', WITHDRAW: 'END_WITHDRAWN' },
}

function act(
  call: MemberCall,
  kind: ContractKind,
  action: ContractAction,
  { reference, version }: ContractRequest,
): Answer {
  const { platform, merchant, account } = call
  if (reference === undefined || version === undefined) return refuseMissing({ reference, version })
  const { database, now } = platform
  const contract = store.contractById(database, store.contractIdOf(reference) ?? 0)
  const side = contract && sideOf(contract, account.id)
  if (contract?.kind !== kind || side === undefined) return refuseFields({ reference: 'unknown' })
  if (contract.version !== version) return refuse('contract.changed')
  if (action === 'ACCEPT' && contract.state === 'PROPOSED') {
    const { uplineId, accountId, terms } = contract
    if (!standsBelow(database, accountId, uplineId)) return refuse('contract.left')
    const ownRate = uplineId === null ? undefined : accountById(database, uplineId)?.rateBp
    if (ownRate !== undefined && checkTerms(kind, terms, ownRate).length > 0) return refuse('contract.changed')
  }
  const { zone, replaces: rule } = merchant.contracts
  const refusal = store.changeContract(database, contract, { action, side, rule, zone }, now())
  if (refusal) return refuse(refusals[refusal])
  const letter =
    contract.state === 'PROPOSED' || contract.state === 'ENDING' ? letters[contract.state][action] : undefined
  return told(call, contract.id, letter ?? 'END_PROPOSED')
}

function told(call: MemberCall, id: number, letter: ContractLetter): Answer {
  const contract = store.contractById(call.platform.database, id)
  if (!contract) return refuseFields({ reference: 'unknown' })
  tellOtherSide(call, contract, letter)
  return ok(contractRow(call, contract))
}
