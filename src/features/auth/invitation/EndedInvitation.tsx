import { useTranslation } from '../../../i18n/translate'
import { useAnswer } from '../../../site/useAnswer'
import { Button, Notice } from '../../../ui'
import { visitInvitation } from './calls'
import { endedWords } from './endedWords'

interface EndedInvitationProps {
  readonly code: string
  readonly onDrop: () => void
}

/** Reports the visit of an invitation link, and says of one that has ended that nobody registers by it any more. */
export function EndedInvitation({ code, onDrop }: EndedInvitationProps) {
  const { t } = useTranslation()
  const words = endedWords(useAnswer(visitInvitation, { code }, { staleTime: 0 }).data?.state)
  if (words === undefined) return null
  return (
    <Notice tone="warning" alert>
      <p>{t(words)}</p>
      <Button onClick={onDrop}>{t('auth.register.withoutInvitation')}</Button>
    </Notice>
  )
}
