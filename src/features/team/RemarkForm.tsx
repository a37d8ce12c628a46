import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Button, Field, Notice, Panel, Stack, TextInput } from '../../ui'
import { useTeamChange } from './useTeamChange'

interface RemarkFormProps {
  readonly account: string
  readonly remark: string
}

const longest = 200

/** A note about an account, which nobody else reads. */
export function RemarkForm({ account, remark }: RemarkFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(remark)
  const { busy, failure, save } = useTeamChange(t('team.remark.saved'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ account, remark: typed })
  }
  return (
    <Panel title={t('team.remark')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={3}>
          <Field id={id} label={t('team.remark.label')} hint={t('team.remark.hint')}>
            <TextInput
              maxLength={longest}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          <Button type="submit" busy={busy} disabled={typed.trim() === remark}>
            {t('team.remark.save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
