import { useState } from 'react'
import styled from 'styled-components'
import type { AuthenticatorSecret } from '../../../contract/authenticator-secret'
import { buildOwnPasswordForm } from '../../../engine/form/ownPasswordForm'
import { clientAtom } from '../../../session/client'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useSending } from '../../../shared/forms/useSending'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue } from '../../../state/atoms'
import { Dialog, Notice, Stack } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { newAuthenticator } from '../calls'
import type { DialogPart } from '../lazyDialog'
import { SecretStep } from './SecretStep'

const model = buildOwnPasswordForm('authenticator.on').value

/** First what it means and the login password, then the secret for the app, which counts once a code of it came back. */
export default function AuthenticatorOn({ open, onClose }: DialogPart) {
  const t = useTranslate()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={440}
      title={t('account.authenticator.onTitle')}
      closeLabel={t('app.close')}
    >
      {open ? <Setup onDone={onClose} /> : null}
    </Dialog>
  )
}

/** Goes with the dialog that closes, and the secret with it, also one that is still on its way. */
function Setup({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate()
  const client = useAtomValue(clientAtom)
  const [secret, setSecret] = useState<AuthenticatorSecret>()
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => setSecret(await client(newAuthenticator, { body: { password: textOf(values, 'password') } })),
  )
  if (secret !== undefined) return <SecretStep secret={secret} onDone={onDone} />
  return (
    <Stack gap={4}>
      <Steps>
        <li>{t('account.authenticator.stepApp')}</li>
        <li>{t('account.authenticator.stepScan')}</li>
        <li>{t('account.authenticator.stepCode')}</li>
      </Steps>
      <Notice tone="accent">{t('account.authenticator.lose')}</Notice>
      <Form model={model} onSubmit={submit} submitLabel={t('account.authenticator.show')} formError={failure} t={t} />
    </Stack>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
  list-style: decimal;
`
