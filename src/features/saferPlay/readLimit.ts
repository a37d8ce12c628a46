import type { MessageKey } from '../../contract/messageKeys'
import { checkAmount } from '../../lib/typedAmount'
import type { Kind } from './limitKinds'

export type ReadLimit = { readonly most: string } | { readonly problem: MessageKey }

/** A limit of nothing keeps from all of it. */
const range = { minimum: '0', maximum: '999999999999' }

/** A limit as it was typed or chosen; `problem` is a message key. */
export function readLimit(kind: Kind, typed: string): ReadLimit {
  if (kind === 'SESSION') return typed === '' ? { problem: 'saferPlay.chooseTime' } : { most: typed }
  const checked = checkAmount(typed, range)
  if ('amount' in checked) return { most: checked.amount }
  return { problem: checked.problem === 'required' ? 'saferPlay.amountRequired' : 'saferPlay.amountFormat' }
}
