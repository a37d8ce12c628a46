import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import type { TeamRemarkRequest } from '../../contract/team-remark-request'
import { freeText } from '../../lib/freeText'
import { Button, Field, Notice, Panel, Stack, TextInput } from '../../ui'
import { setTeamRemark } from './calls'
import { useTeamChange } from './useTeamChange'

interface RemarkFormProps {
  readonly account: string
  readonly remark: string
}

/** What the agent notes of an account, for nobody else. */
export function RemarkForm({ account, remark }: RemarkFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const { busy, failure, send } = useTeamChange(setTeamRemark)
  const [typed, setTyped] = useState(remark)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body: TeamRemarkRequest = { account, remark: freeText(typed) }
    void send(body, t(body.remark === '' ? 'team.remark.removed' : 'team.remark.done'))
  }
  return (
    <Panel title={t('team.remark')}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={2}>
          <Field id={id} label={t('team.remark.label')} hint={t('team.remark.hint')}>
            <TextInput
              dir="auto"
              maxLength={200}
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
          <Button type="submit" busy={busy} disabled={freeText(typed) === remark}>
            {t('team.remark.save')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
