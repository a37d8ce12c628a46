import type { MessageKey } from '../../contract/messageKeys'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import type { Kind } from './limitKinds'

export type ReadLimit = { readonly most: string } | { readonly problem: MessageKey }

/** A limit of zero blocks everything. */
const range = { minimum: '0', maximum: '999999999999' }

const problems: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'saferPlay.amountRequired',
  format: 'saferPlay.amountFormat',
  least: 'saferPlay.amountFormat',
  most: 'saferPlay.amountMost',
}

/** A limit as it was typed or chosen; `problem` is a message key. */
export function readLimit(kind: Kind, typed: string): ReadLimit {
  if (kind === 'SESSION') return typed === '' ? { problem: 'saferPlay.chooseTime' } : { most: typed }
  const checked = checkAmount(typed, range)
  if ('amount' in checked) return { most: checked.amount }
  return { problem: problems[checked.problem] }
}
