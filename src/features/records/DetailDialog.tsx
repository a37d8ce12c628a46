import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import type { Shown } from '../../site/answers'
import { Dialog, EmptyState, Skeleton } from '../../ui'

interface DetailDialogProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly title: string
  /** What is in it, for the id that it was opened with: it stays while it closes. */
  readonly children: (id: string) => ReactNode
}

/** One row of a record, whole, over the list that it stands in. */
export function DetailDialog({ id, onClose, title, children }: DetailDialogProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={title} closeLabel={t('app.close')} width={560}>
      {shown === undefined ? null : children(shown)}
    </Dialog>
  )
}

export function DetailAnswer<T>({ answer, children }: { answer: Shown<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation()
  if (answer.isError && isFieldRefusal(answer.error)) {
    return <EmptyState icon="search" title={t('records.unknown')} text={t('records.unknownText')} />
  }
  return (
    <Answered
      answer={answer}
      skeleton={<Skeleton height={320} radius="var(--radius-m)" />}
      failed={t('records.failed')}
    >
      {children}
    </Answered>
  )
}
