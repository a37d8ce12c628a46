import { useTranslation } from '../../i18n/translate'
import { errorRow } from '../../platform/messages'
import { Button } from '../../ui'
import { useWayOn } from './useWayOn'

interface FailureProps {
  readonly error: unknown
}

/** What happened, in the catalogue's words. */
export function FailureText({ error }: FailureProps) {
  const { t } = useTranslation()
  return t(errorRow(error).message)
}

/** The button to the way on, where it is another than trying again. */
export function FailureWay({ error, retry }: FailureProps & { readonly retry: () => void }) {
  const wayOn = useWayOn(retry)
  const { way } = errorRow(error)
  const action = way === 'retry' ? undefined : wayOn(way)
  if (action === undefined) return null
  return (
    <Button variant="primary" icon={action.icon} onClick={action.act}>
      {action.label}
    </Button>
  )
}
