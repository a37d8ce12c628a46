import type { ReactNode } from 'react'
import type { Shown } from '../../site/answers'
import { FailureState } from '../failure/FailureState'

interface AnsweredProps<T> {
  readonly answer: Shown<T>
  /** Of the final size. */
  readonly skeleton: ReactNode
  /** What could not be loaded. */
  readonly failed: string
  readonly children: (data: T) => ReactNode
}

/** An answer as its page: what is there, its place while it loads, or why it is not there and a way to try again. */
export function Answered<T>({ answer, skeleton, failed, children }: AnsweredProps<T>) {
  if (answer.isPending) return skeleton
  if (answer.isError) {
    return (
      <FailureState title={failed} error={answer.error} busy={answer.isFetching} retry={() => void answer.refetch()} />
    )
  }
  return children(answer.data)
}
