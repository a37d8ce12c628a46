import type { ReactNode } from 'react'
import { Link } from '../../site/Link'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'

interface PausedStateProps {
  /** End of the break in epoch milliseconds; undefined in a session that was opened to withdraw. */
  readonly until: number | undefined
  readonly title: string
  /** @param time end of the break as it is read */
  readonly text: (time: string) => string
  readonly withdraw: string
  /** Beside the way to the withdrawal. */
  readonly children?: ReactNode
}

/** In place of what a break keeps the member from: what is closed until when, and that money can go out at any time. */
export function PausedState({ until, title, text, withdraw, children }: PausedStateProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const withdrawal = useMemberPagePath('withdraw')
  return (
    <EmptyState
      icon="shield-check"
      title={title}
      text={until === undefined ? t('error.withdrawOnly') : text(formatDateTime(until, language))}
      action={
        <>
          {withdrawal ? (
            <Button as={Link} to={withdrawal} variant="primary">
              {withdraw}
            </Button>
          ) : null}
          {children}
        </>
      }
    />
  )
}
