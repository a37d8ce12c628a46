import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { Button, ErrorState } from '../../ui'
import type { Shown } from '../../site/answers'

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
  const { t } = useTranslation()
  if (answer.isPending) return skeleton
  if (answer.isError) {
    return (
      <ErrorState
        title={failed}
        text={t(errorMessage(answer.error))}
        actions={
          <Button icon="refresh-cw" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    )
  }
  return children(answer.data)
}
