import { useTranslation } from '../../i18n/translate'
import { errorRow } from '../../platform/messages'
import { Button, ErrorState } from '../../ui'
import { useWayOn } from './useWayOn'

interface FailureStateProps {
  /** What the visitor does not see because of it. */
  readonly title: string
  readonly error: unknown
  readonly retry: () => void
  readonly busy?: boolean
  readonly compact?: boolean
}

/** In place of a part of a page that could not be had: what happened, the way on, and another try. */
export function FailureState({ title, error, retry, busy = false, compact = false }: FailureStateProps) {
  const { t } = useTranslation()
  const wayOn = useWayOn(retry)
  const { message, way } = errorRow(error)
  const action = way === 'retry' ? undefined : wayOn(way)
  return (
    <ErrorState
      compact={compact}
      title={title}
      text={t(message)}
      actions={
        <>
          <Button icon="refresh-cw" busy={busy} onClick={retry}>
            {t('app.retry')}
          </Button>
          {action === undefined ? null : (
            <Button variant="primary" icon={action.icon} onClick={action.act}>
              {action.label}
            </Button>
          )}
        </>
      }
    />
  )
}
