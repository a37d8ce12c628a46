import { useState } from 'react'
import { useAtomValue } from '../../state/atoms'
import type { MoneyAtoms } from './moneyAtoms'

/**
 * What a form says of a call that failed. Once the outcome of an open one is known, it is not said any more: the notice
 * above the form tells it then.
 */
export function useFormFailure<Content, Beside, Value>(
  money: MoneyAtoms<Content, Beside, Value>,
): readonly [string | undefined, (text: string | undefined) => void] {
  const open = useAtomValue(money.open).length
  const [failure, setFailure] = useState<{ readonly text: string; readonly open: number }>()
  // an intent is written down before its failure is told
  const isOver = failure !== undefined && open < failure.open
  if (failure !== undefined && open > failure.open) setFailure({ ...failure, open })
  return [isOver ? undefined : failure?.text, (text) => setFailure(text === undefined ? undefined : { text, open })]
}
