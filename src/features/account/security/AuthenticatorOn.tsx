import { useState } from 'react'
import styled from 'styled-components'
import type { AuthenticatorSecret } from '../../../contract/authenticator-secret'
import { useTranslation } from '../../../i18n/translate'
import { errorMessage } from '../../../platform/messages'
import { clientAtom } from '../../../session/client'
import { useAtomValue } from '../../../state/atoms'
import { Button, Dialog, Notice, Stack } from '../../../ui'
import { newAuthenticator } from '../calls'
import type { DialogPart } from '../lazyDialog'
import { SecretStep } from './SecretStep'

/** First what it means, then the secret for the app, which counts once a code of it came back. */
export default function AuthenticatorOn({ open, onClose }: DialogPart) {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const [secret, setSecret] = useState<AuthenticatorSecret>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setSecret(undefined)
    onClose()
  }
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setSecret(await client(newAuthenticator))
    } catch (error) {
      setFailure(t(errorMessage(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={440}
      title={t('account.authenticator.onTitle')}
      closeLabel={t('app.close')}
    >
      {secret === undefined ? (
        <Stack gap={4}>
          <Steps>
            <li>{t('account.authenticator.stepApp')}</li>
            <li>{t('account.authenticator.stepScan')}</li>
            <li>{t('account.authenticator.stepCode')}</li>
          </Steps>
          <Notice tone="accent">{t('account.authenticator.lose')}</Notice>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          <Button variant="primary" size="l" block busy={busy} onClick={() => void ask()}>
            {t('account.authenticator.show')}
          </Button>
        </Stack>
      ) : (
        <SecretStep secret={secret} onDone={close} />
      )}
    </Dialog>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: var(--space-5);
  list-style: decimal;
`
