import type { ReactNode } from 'react'
import type { Shown } from '../../site/answers'
import { lastBefore } from '../address/pageNumber'
import { Answered } from './Answered'
import { PastTheEnd } from './PastTheEnd'

interface AnsweredPageProps<T> {
  readonly answer: Shown<T>
  /** Of the final size. */
  readonly skeleton: ReactNode
  /** What could not be loaded. */
  readonly failed: string
  /** The page that was asked for. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly children: (list: T) => ReactNode
}

/** A page of a list as its answer has it; one past the end leads to the last. */
export function AnsweredPage<T extends { readonly pageCount: number }>(props: AnsweredPageProps<T>) {
  const { answer, skeleton, failed, page, onPage, children } = props
  return (
    <Answered answer={answer} skeleton={skeleton} failed={failed}>
      {(list) => {
        const last = lastBefore(page, list.pageCount)
        return last === undefined ? (
          children(list)
        ) : (
          <PastTheEnd last={last} onPage={onPage}>
            {skeleton}
          </PastTheEnd>
        )
      }}
    </Answered>
  )
}
