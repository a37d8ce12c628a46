import { useState } from 'react'
import { buildOwnPasswordForm } from '../../../engine/form/ownPasswordForm'
import { buildSecondCheckForm } from '../../../engine/form/secondCheckForm'
import { clientAtom } from '../../../session/client'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { textOf } from '../../../shared/forms/textOf'
import { useSending } from '../../../shared/forms/useSending'
import { answerCacheAtom } from '../../../site/answers'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue } from '../../../state/atoms'
import { Dialog, Segmented, Stack, useToast } from '../../../ui'
import { Form } from '../../../ui/form/Form'
import { getAuthenticator, removeAuthenticator } from '../calls'
import type { DialogPart } from '../lazyDialog'

type Proof = 'code' | 'password'

const models = {
  code: buildSecondCheckForm('google').value,
  password: buildOwnPasswordForm('authenticator.off').value,
}

/** By a code of the app; who has lost it has the login password. */
export default function AuthenticatorOff({ open, onClose }: DialogPart) {
  const t = useTranslate()
  const [proof, setProof] = useState<Proof>('code')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={440}
      title={t('account.authenticator.offTitle')}
      closeLabel={t('app.close')}
    >
      {open ? (
        <Stack gap={5}>
          <p>{t('account.authenticator.offText')}</p>
          <Segmented
            block
            label={t('account.authenticator.proof')}
            segments={[
              { id: 'code', label: t('account.authenticator.byCode') },
              { id: 'password', label: t('account.authenticator.byPassword') },
            ]}
            selected={proof}
            onSelect={setProof}
          />
          <OffForm key={proof} proof={proof} onDone={onClose} />
        </Stack>
      ) : null}
    </Dialog>
  )
}

function OffForm({ proof, onDone }: { readonly proof: Proof; readonly onDone: () => void }) {
  const t = useTranslate()
  const { show } = useToast()
  const client = useAtomValue(clientAtom)
  const cache = useAtomValue(answerCacheAtom)
  const model = models[proof]
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      await client(removeAuthenticator, { body: { [proof]: textOf(values, proof) } })
      cache.refresh(getAuthenticator.id)
      show({ tone: 'success', text: t('account.authenticator.isOff') })
      onDone()
    },
  )
  return (
    <Form
      model={model}
      onSubmit={submit}
      submitLabel={t('account.authenticator.switchOff')}
      formError={failure}
      t={t}
    />
  )
}
