import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Button, Field, Notice, Panel, Stack, TextInput } from '../../ui'
import { rateProblem } from './rate'
import { useTeamChange } from './useTeamChange'

interface RateFormProps {
  readonly account: string
  /** In percent. */
  readonly rate: string
  readonly rates: { readonly least: string; readonly most: string }
}

const words = { format: 'team.rate.format', range: 'team.rate.range', same: 'team.rate.same' } as const

/** A new rate of an agent directly below, as far as the platform lets it go. */
export function RateForm({ account, rate, rates }: RateFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(rate)
  const [told, setTold] = useState(false)
  const { busy, failure, save } = useTeamChange(t('team.rate.saved', { account }))
  const problem = rateProblem(typed, rate, rates)
  const isFixed = rates.least === rates.most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (problem === undefined) void save({ account, rate: typed })
    else document.getElementById(id)?.focus()
  }
  return (
    <Panel title={t('team.rate')}>
      {isFixed ? (
        <p>{t('team.rate.fixed', { rate })}</p>
      ) : (
        <form noValidate onSubmit={submit} aria-busy={busy}>
          <Stack gap={3}>
            <Field
              id={id}
              label={t('team.rate.new')}
              required
              hint={t('team.rate.hint', rates)}
              error={told && problem !== undefined ? t(words[problem], rates) : undefined}
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
                prefix="%"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value.trim())}
              />
            </Field>
            {failure === undefined ? null : (
              <Notice tone="danger" alert>
                {failure}
              </Notice>
            )}
            <Button type="submit" busy={busy}>
              {t('team.rate.save')}
            </Button>
          </Stack>
        </form>
      )}
    </Panel>
  )
}
