import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { AgentApplication } from '../../../contract/agent-application'
import type { AgentJoinSettings } from '../../../contract/agent-join-settings'
import { sentValues } from '../../../engine/form/sentValues'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { useRequestIds } from '../../../shared/forms/useRequestIds'
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
  const requestIds = useRequestIds()
  const [warning, setWarning] = useState<string>()
  const code = useMemo(() => inviteCodes(brand, search).affiliateCode, [brand, search])
  const model = useMemo(() => buildJoinForm({ settings, hasAffiliates, code }), [settings, hasAffiliates, code])
  const place = (error: unknown) => {
    const placed = placeErrors(error, model, t)
    setWarning(placed.dialog)
    return placed
  }
  const { failure, submit } = useSending(place, async (values) => {
    const sent = sentValues(model, values)
    const application = await apply({ requestId: requestIds.of(sent), values: sent, domain: window.location.hostname })
    requestIds.answered()
    onSent(application)
  })
  return (
    <>
      <Form model={model} onSubmit={submit} submitLabel={t('support.join.send')} formError={failure} t={t} />
      <Warning title={t('auth.affiliate.title')} text={warning} onClose={() => setWarning(undefined)} />
    </>
  )
}
