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
  const [known, setKnown] = useState(remark)
  if (known !== remark) {
    setKnown(remark)
    // saved elsewhere: what is being typed here stays
    if (freeText(typed) === known) setTyped(remark)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body: TeamRemarkRequest = { account, remark: freeText(typed) }
    const isDone = await send(body, t(body.remark === '' ? 'team.remark.removed' : 'team.remark.done'))
    // there is nothing more to save: the button would let the focus go
    if (isDone && form.contains(document.activeElement)) document.getElementById(id)?.focus()
  }
  return (
    <Panel title={t('team.remark')}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
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
