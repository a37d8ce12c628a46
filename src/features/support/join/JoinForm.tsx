import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { AgentApplication } from '../../../contract/agent-application'
import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import { sentValues } from '../../../engine/form/sentValues'
import { newId } from '../../../lib/newId'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { useSending } from '../../../shared/forms/useSending'
import { Warning } from '../../../shared/sms/Warning'
import { brandAtom } from '../../../site/brand'
import { inviteCodes } from '../../../site/invite/inviteCodes'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Form } from '../../../ui/form/Form'
import { applyAtom } from './applyAtom'
import { buildJoinForm } from './joinForm'

interface JoinFormProps {
  readonly settings: AgentJoinSettings
  readonly hasAffiliates: boolean
  readonly onSent: (application: AgentApplication) => void
}

/** What was typed stays whatever the platform answers. */
export function JoinForm({ settings, hasAffiliates, onSent }: JoinFormProps) {
  const t = useTranslate()
  const { id: brand } = useAtomValue(brandAtom)
  const { search } = useLocation()
  const apply = useSetAtom(applyAtom)
  const [requestId] = useState(newId)
  const [warning, setWarning] = useState<string>()
  const code = useMemo(() => inviteCodes(brand, search).affiliateCode, [brand, search])
  const model = useMemo(() => buildJoinForm({ settings, hasAffiliates, code }), [settings, hasAffiliates, code])
  const place = (error: unknown) => {
    const placed = placeErrors(error, model, t)
    setWarning(placed.dialog)
    return placed
  }
  const { failure, submit } = useSending(place, async (values) => {
    onSent(await apply({ requestId, values: sentValues(model, values), domain: window.location.hostname }))
  })
  return (
    <>
      <Form model={model} onSubmit={submit} submitLabel={t('support.join.send')} formError={failure} t={t} />
      <Warning title={t('auth.affiliate.title')} text={warning} onClose={() => setWarning(undefined)} />
    </>
  )
}
