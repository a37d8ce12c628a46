import { type FormEvent, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { TeamMember } from '../../contract/team-member'
import type { TeamRateRequest } from '../../contract/team-rate-request'
import { sumDecimals } from '../../lib/decimalSum'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { Button, Field, Notice, Panel, Stack, TextInput } from '../../ui'
import { setTeamRate } from './calls'
import { Hint, Rate } from './team.styles'
import { useTeamChange } from './useTeamChange'

const problemWords: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'team.rate.required',
  format: 'team.rate.format',
  least: 'team.rate.least',
  most: 'team.rate.most',
}

/** The rate of an account: raised within one's own by who stands directly above, and never lowered. */
export function RateForm({ member: { row, rate } }: { readonly member: TeamMember }) {
  const { t } = useTranslation()
  const id = useId()
  const { busy, failure, send } = useTeamChange(setTeamRate)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState(false)
  const range = { minimum: rate.least, maximum: rate.most }
  const checked = checkAmount(typed, range)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if ('problem' in checked) return document.getElementById(id)?.focus()
    const wanted = sumDecimals([checked.amount], 2)
    const body: TeamRateRequest = { account: row.account, rate: wanted }
    void send(body, t('team.rate.done', { account: row.account, rate: wanted })).then(() => {
      setTyped('')
      setTold(false)
    })
  }
  const now = (
    <Rate dir="ltr">
      <strong>{row.rate}%</strong>
    </Rate>
  )
  if (!rate.changeable)
    return (
      <Panel title={t('team.rate')} action={now}>
        <Hint>{t(row.level === 1 ? 'team.rate.full' : 'team.rate.notDirect')}</Hint>
      </Panel>
    )
  return (
    <Panel title={t('team.rate')} action={now}>
      <form noValidate onSubmit={submit} aria-busy={busy}>
        <Stack gap={2}>
          <Field
            id={id}
            label={t('team.rate.new')}
            required
            hint={t('team.rate.hint', range)}
            error={told && 'problem' in checked ? t(problemWords[checked.problem], range) : undefined}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              prefix="%"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          {failure === undefined ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
          <Button type="submit" busy={busy}>
            {t('team.rate.raise')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
