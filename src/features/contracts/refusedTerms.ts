import type { MessageKey } from '../../contract/messageKeys'
import { CallFailure } from '../../platform/failure'
import { isProblem, type Problem, type Problems } from './termDraft'

const accountWords: Readonly<Record<string, MessageKey>> = {
  unknown: 'contracts.account.unknown',
  member: 'contracts.account.member',
}

interface Refused {
  readonly terms: Problems
  /** What is to be said of the account. */
  readonly account: MessageKey | undefined
}

/** A fixed amount is held against one's own rate, but is none. */
function problemOf(name: string, said: unknown): Problem {
  if (!isProblem(said)) return 'number'
  return said === 'rate' && name.endsWith('.amount') ? 'share' : said
}

/** What a platform refused of a proposal, by its fields. */
export function refusedTerms(error: unknown): Refused {
  const nothing = { terms: {}, account: undefined }
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return nothing
  const { value } = error.failure
  if (typeof value !== 'object' || value === null || !('fields' in value)) return nothing
  const { fields } = value
  if (typeof fields !== 'object' || fields === null) return nothing
  const pairs: readonly (readonly [string, unknown])[] = Object.entries(fields)
  const about = pairs.find(([name]) => name === 'account')?.[1]
  return {
    terms: Object.fromEntries(
      pairs.flatMap(([name, problem]): [string, Problem][] =>
        name.startsWith('terms.') ? [[name, problemOf(name, problem)]] : [],
      ),
    ),
    account:
      about === undefined
        ? undefined
        : ((typeof about === 'string' && Object.hasOwn(accountWords, about) ? accountWords[about] : undefined) ??
          'contracts.account.unknown'),
  }
}

const rules: Readonly<Record<string, MessageKey>> = { HIGHER: 'contracts.rateHigher', LOWER: 'contracts.rateLower' }

/** Which rates would take the place of the contract in force, where a proposal was refused for it and the platform says. */
export function rateRule(error: unknown): MessageKey | undefined {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return undefined
  const { message, value } = error.failure
  if (message !== 'contract.rate' || typeof value !== 'object' || value === null || !('rule' in value)) return undefined
  const rule = String(value.rule)
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined
}
