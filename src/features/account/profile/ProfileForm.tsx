import { useRef, useState } from 'react'
import type { MemberProfile } from '../../../contract/member-profile'
import { buildProfileForm } from '../../../engine/form/profileForm'
import type { FormValues } from '../../../lib/form/model'
import { today } from '../../../lib/today'
import { placeErrors } from '../../../shared/forms/placeErrors'
import { useSending } from '../../../shared/forms/useSending'
import { brandAtom } from '../../../site/brand'
import { useTranslate } from '../../../site/useTranslate'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, Stack, useToast } from '../../../ui'
import { PlatformForm } from '../../../ui/form/PlatformForm'
import { ConfirmLock } from './ConfirmLock'
import { type Locking, lockedBy } from './lockedBy'
import { saveProfileAtom } from './saveProfileAtom'

interface Props {
  readonly profile: MemberProfile
  readonly onDone: () => void
}

/** The profile as the merchant's settings describe it. What can be told once is confirmed before it is sent. */
export default function ProfileForm({ profile, onDone }: Props) {
  const t = useTranslate()
  const { show } = useToast()
  const { registration } = useAtomValue(brandAtom)
  const save = useSetAtom(saveProfileAtom)
  // a fresher answer of the platform must not move what is being typed
  const [model] = useState(() => buildProfileForm({ profile, registration, today: today() }).value)
  const [asked, setAsked] = useState<readonly Locking[]>()
  const answer = useRef<(yes: boolean) => void>(undefined)

  const confirmed = (values: FormValues): Promise<boolean> => {
    const locking = lockedBy(model, values)
    if (locking.length === 0) return Promise.resolve(true)
    setAsked(locking)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }
  const sending = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      if (!(await confirmed(values))) return
      await save(model, values)
      show({ tone: 'success', text: t('account.profile.saved') })
      onDone()
    },
  )

  return (
    <Stack gap={3}>
      <PlatformForm
        model={model}
        onSubmit={sending.submit}
        submitLabel={t('account.profile.save')}
        formError={sending.failure}
        t={t}
      />
      <Button onClick={onDone}>{t('account.profile.cancel')}</Button>
      <ConfirmLock
        asked={asked}
        onAnswer={(yes) => {
          setAsked(undefined)
          answer.current?.(yes)
        }}
      />
    </Stack>
  )
}
