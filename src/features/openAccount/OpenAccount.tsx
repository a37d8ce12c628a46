import { useMemo, useState } from 'react'
import type { OpenAccountSettings } from '../../contract/open-account-settings'
import type { OpenedAccount } from '../../contract/opened-account'
import { clientAtom } from '../../session/client'
import { useRateText } from '../../shared/rates/useRateText'
import { useAtomValue } from '../../state/atoms'
import { Panel } from '../../ui'
import { Form } from '../../ui/form/Form'
import { openAccount } from './calls'
import { buildOpenAccountForm } from './forms'
import { Opened } from './Opened'
import { openingOf } from './requests'
import { useRateForm } from './useRateForm'

/** The form, and in its place what came of it: the first password is told there once. */
export function OpenAccount({ settings }: { readonly settings: OpenAccountSettings }) {
  const client = useAtomValue(clientAtom)
  const most = useRateText()(settings.rateBp)
  const model = useMemo(() => buildOpenAccountForm(settings, most), [settings, most])
  const [opened, setOpened] = useState<OpenedAccount>()
  const { failure, submit, rules, t } = useRateForm({ model, own: settings.rateBp, most }, openingOf, async (body) =>
    setOpened(await client(openAccount, { body })),
  )
  if (opened) return <Opened opened={opened} onMore={() => setOpened(undefined)} />
  return (
    <Panel>
      <Form
        model={model}
        rules={rules}
        onSubmit={submit}
        submitLabel={t('openAccount.submit')}
        formError={failure}
        t={t}
      />
    </Panel>
  )
}
