import { useMemo, useState } from 'react'
import { arrangeRegistration } from '../../src/engine/form/arrangeRegistration'
import type { RegistrationMethod } from '../../src/engine/form/registrationForm'
import { useTranslate } from '../../src/site/useTranslate'
import { Badge, Button, Notice, Panel, Stack } from '../../src/ui'
import type { FieldErrors } from '../../src/ui/form/problem'
import { createFormDraft } from '../../src/ui/form/formDraft'
import { PlatformForm } from '../../src/ui/form/PlatformForm'
import type { FormValues } from '../../src/lib/form/model'
import { registrationOf } from './registration'

export interface RegistrationStoryProps {
  /** A file of stories/scenarios: what the platform answered. */
  readonly scenario: string
  readonly method: RegistrationMethod
  readonly busy?: boolean
  readonly formError?: string
  /** What the platform refuses, by field. */
  readonly refused?: FieldErrors
  readonly onSubmit: (values: FormValues) => void
  /** As in a dialog: the form goes and comes back with what was typed. */
  readonly closable?: boolean
  /** As the registration draws it: the account first, optional fields folded. */
  readonly stepped?: boolean
}

/** The form of recorded settings, as the registration page draws it. */
export function RegistrationStory({
  scenario,
  method,
  busy = false,
  formError,
  refused,
  onSubmit,
  closable = false,
  stepped = false,
}: RegistrationStoryProps) {
  const t = useTranslate()
  const { model, issues } = useMemo(() => registrationOf(scenario, method), [scenario, method])
  const draft = useMemo(() => createFormDraft(model), [model])
  const [open, setOpen] = useState(true)
  const [at, setAt] = useState(0)
  const steps = useMemo(() => arrangeRegistration(model, method), [model, method])
  const submit = (values: FormValues) => {
    onSubmit(values)
    return Promise.resolve(refused ?? {})
  }
  return (
    <div style={{ maxInlineSize: 600 }}>
      <Panel>
        <Stack>
          {issues.map((issue) => (
            <Notice key={JSON.stringify(issue)} tone="warning">
              {issue.code}: {'field' in issue ? issue.field : ''}
            </Notice>
          ))}
          {closable ? <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button> : null}
          {open ? (
            <PlatformForm
              key={model.id}
              model={model}
              draft={draft}
              onSubmit={submit}
              submitLabel={t('auth.register.submit')}
              busy={busy}
              formError={formError}
              {...(stepped && {
                arrangement: {
                  steps,
                  at,
                  onStep: setAt,
                  head: `Step ${at + 1} of ${steps.length}`,
                  nextLabel: 'Continue',
                  foldLabel: 'More about you (optional)',
                },
              })}
              t={t}
              beside={{
                captcha: <Badge>4 2 8 1</Badge>,
                verificationCode: <Button>{t('auth.sms.send')}</Button>,
              }}
            />
          ) : null}
        </Stack>
      </Panel>
    </div>
  )
}
