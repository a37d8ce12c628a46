import { useMemo } from 'react'
import { buildChangePasswordForm } from '../../src/engine/form/passwordForms'
import type { FormValues } from '../../src/lib/form/model'
import { useTranslate } from '../../src/site/useTranslate'
import { Panel } from '../../src/ui'
import { Form } from '../../src/ui/form/Form'
import type { FieldErrors } from '../../src/ui/form/problem'

export interface PasswordStoryProps {
  readonly askOld: boolean
  readonly busy?: boolean
  /** What the platform refuses, by field. */
  readonly refused?: FieldErrors
  readonly onSubmit: (values: FormValues) => void
}

/** A form that the product itself knows: another password. */
export function PasswordStory({ askOld, busy = false, refused, onSubmit }: PasswordStoryProps) {
  const t = useTranslate()
  const model = useMemo(() => buildChangePasswordForm({ askOld }).value, [askOld])
  const submit = (values: FormValues) => {
    onSubmit(values)
    return Promise.resolve(refused ?? {})
  }
  return (
    <div style={{ maxInlineSize: 440 }}>
      <Panel>
        <Form model={model} onSubmit={submit} submitLabel={t('auth.password.submit')} busy={busy} t={t} />
      </Panel>
    </div>
  )
}
