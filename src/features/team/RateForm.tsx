import { type FormEvent, useId, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { TeamMember } from '../../contract/team-member'
import type { TeamRateRequest } from '../../contract/team-rate-request'
import { isLess } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'
import { type AmountProblem, checkAmount } from '../../lib/typedAmount'
import { useRateText } from '../../shared/rates/useRateText'
import { Button, Field, Notice, Panel, Stack, TextInput } from '../../ui'
import { setTeamRate } from './calls'
import { RateDialog } from './RateDialog'
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
  const text = useRateText()
  const { busy, failure, send } = useTeamChange(setTeamRate)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState(false)
  /** What is asked about before it is sent. */
  const [wanted, setWanted] = useState(rate.most)
  const [asks, setAsks] = useState(false)
  const words = { minimum: text(rate.least), maximum: text(rate.most) }
  const read = checkAmount(typed, { minimum: rate.least, maximum: rate.most })
  // the same again would raise nothing
  const isRaise = 'problem' in read || isLess(row.rate, read.amount)
  const checked = isRaise ? read : ({ problem: 'least' } as const)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if ('problem' in checked) return document.getElementById(id)?.focus()
    setWanted(sumDecimals([checked.amount], 2))
    setAsks(true)
  }
  const raise = async () => {
    const body: TeamRateRequest = { account: row.account, rate: wanted }
    const isDone = await send(body, t('team.rate.done', { account: row.account, rate: text(wanted) }))
    setAsks(false)
    if (!isDone) return
    setTyped('')
    setTold(false)
  }
  const now = (
    <Rate>
      <strong>{text(row.rate)}</strong>
    </Rate>
  )
  return (
    <Panel title={t('team.rate')} action={now}>
      {rate.changeable ? (
        <form noValidate onSubmit={submit} aria-busy={busy}>
          <Stack gap={2}>
            <Field
              id={id}
              label={t('team.rate.new')}
              required
              hint={t('team.rate.hint', words)}
              error={told && 'problem' in checked ? t(problemWords[checked.problem], words) : undefined}
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
            <Button type="submit">{t('team.rate.raise')}</Button>
          </Stack>
        </form>
      ) : (
        <Hint>{t(row.closed ? 'team.rate.closed' : row.level === 1 ? 'team.rate.full' : 'team.rate.notDirect')}</Hint>
      )}
      <RateDialog
        open={asks}
        busy={busy}
        account={row.account}
        from={text(row.rate)}
        to={text(wanted)}
        onKeep={() => setAsks(false)}
        onRaise={() => void raise()}
      />
    </Panel>
  )
}
