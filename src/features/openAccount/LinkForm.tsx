import { useMemo, useState } from 'react'
import type { InvitationLink } from '../../contract/invitation-link'
import type { OpenAccountSettings } from '../../contract/open-account-settings'
import { useTranslation } from '../../i18n/translate'
import { clientAtom } from '../../session/client'
import { useRateText } from '../../shared/rates/useRateText'
import { useAtomValue } from '../../state/atoms'
import { Panel } from '../../ui'
import { Form } from '../../ui/form/Form'
import { createInvitationLink } from './calls'
import { buildLinkForm } from './forms'
import { linkOf } from './requests'
import { useRateForm } from './useRateForm'

interface LinkFormProps {
  readonly settings: OpenAccountSettings
  readonly onMade: (link: InvitationLink) => void
}

/** Empty again once a link was made of it. */
export function LinkForm({ settings, onMade }: LinkFormProps) {
  const client = useAtomValue(clientAtom)
  const { t: say } = useTranslation()
  const most = useRateText()(settings.rateBp)
  const model = useMemo(() => buildLinkForm(settings, most), [settings, most])
  const [made, setMade] = useState(0)
  const domain = settings.promotionDomains[0] ?? window.location.hostname
  const { failure, submit, rules, t } = useRateForm(
    { model, own: settings.rateBp, most },
    (values, rateBp) => linkOf(values, rateBp, domain),
    async (body) => {
      const link = await client(createInvitationLink, { body })
      setMade((count) => count + 1)
      onMade(link)
    },
  )
  return (
    <Panel title={t('openAccount.make')}>
      <Form
        key={made}
        model={model}
        rules={{ ...rules, maxUses: (count) => (Number(count) < 1 ? say('openAccount.uses.least') : undefined) }}
        onSubmit={submit}
        submitLabel={t('openAccount.makeSubmit')}
        formError={failure}
        t={t}
      />
    </Panel>
  )
}
