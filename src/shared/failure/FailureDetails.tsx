import styled from 'styled-components'
import { isolated } from '../../i18n/isolated'
import { useTranslation } from '../../i18n/translate'
import { errorRow } from '../../platform/messages'
import { reportableId } from '../../platform/reportableId'
import { withMessages } from '../../site/withMessages'
import { Button } from '../../ui'
import { messages } from './messages'
import { useWayOn } from './useWayOn'

interface FailureProps {
  readonly error: unknown
}

/** What happened, in the catalogue's words. */
export function FailureText({ error }: FailureProps) {
  const { t } = useTranslation()
  return t(errorRow(error).message)
}

/** What customer service is told, so that whoever runs edge and platform finds the request in their logs. */
export function FailureCode({ error }: FailureProps) {
  const id = reportableId(error)
  return id === undefined ? null : <Code id={id} />
}

const Code = withMessages(messages, function Code({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  return <Line>{t('failure.code', { id: isolated(id) })}</Line>
})

const Line = styled.span`
  display: block;
  margin-block-start: var(--space-2);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

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
