import { useState } from 'react'
import styled from 'styled-components'
import type { AuthenticatorSecret } from '../../../contract/authenticator-secret'
import { buildSecondCheckForm } from '../../../engine/form/secondCheckForm'
import { clientAtom } from '../../../session/client'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useSending } from '../../../shared/forms/useSending'
import { answerCacheAtom } from '../../../site/answers'
import { useCopy } from '../../../site/useCopy'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue } from '../../../state/atoms'
import { Button, QrCode, Stack, useToast } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { confirmAuthenticator, getAuthenticator } from '../calls'

interface Props {
  readonly secret: AuthenticatorSecret
  readonly onDone: () => void
}

/** The secret as a picture and as a text, and the first code of it. */
export function SecretStep({ secret: { secret, uri }, onDone }: Props) {
  const t = useTranslate()
  const { show } = useToast()
  const { copied, copy } = useCopy()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const [model] = useState(() => buildSecondCheckForm('google').value)
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      await client(confirmAuthenticator, { body: { code: textOf(values, 'code') } })
      cache.refresh(getAuthenticator.id)
      show({ tone: 'success', text: t('account.authenticator.isOn') })
      onDone()
    },
  )
  return (
    <Stack gap={5}>
      <Secret>
        <QrCode value={uri} size={200} label={t('account.authenticator.qr')} />
        <span>{t('account.authenticator.byHand')}</span>
        <code dir="ltr">{inGroups(secret)}</code>
        <Button size="s" icon={copied ? 'check' : 'copy'} onClick={() => void copy(secret)}>
          {t(copied ? 'account.authenticator.copied' : 'account.authenticator.copy')}
        </Button>
      </Secret>
      <Form
        model={model}
        onSubmit={submit}
        submitLabel={t('account.authenticator.switchOn')}
        formError={failure}
        t={t}
      />
    </Stack>
  )
}

/** Four letters a group, as people type them. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const Secret = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  text-align: center;

  > span {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  code {
    font-size: var(--fs-md);
    overflow-wrap: anywhere;
    user-select: all;
  }
`
