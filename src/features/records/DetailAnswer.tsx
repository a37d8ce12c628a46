import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { isFieldRefusal } from '../../shared/failure/isFieldRefusal'
import { Answered } from '../../shared/lists/Answered'
import type { Shown } from '../../site/answers'
import { EmptyState, Skeleton } from '../../ui'

/** An answer about one row of a record, which may not be there. */
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
