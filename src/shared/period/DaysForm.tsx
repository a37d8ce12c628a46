import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { dayOf, type DayRange, type DayRangeProblem, rangeProblem } from '../../lib/dayRange'
import { Button, Field, media, TextInput } from '../../ui'
import { longestRange } from './periodChoice'

interface DaysFormProps {
  readonly range: DayRange
  readonly now: number
  readonly onShow: (range: DayRange) => void
}

const problems: Readonly<Record<DayRangeProblem, MessageKey>> = {
  required: 'period.problem.required',
  order: 'period.problem.order',
  long: 'period.problem.long',
  late: 'period.problem.late',
}

const labels = { from: 'period.from', to: 'period.to' } as const

/** The first and the last day; they are asked for when the form is sent, and stand in the address then. */
export function DaysForm({ range, now, onShow }: DaysFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [days, setDays] = useState(range)
  const [sent, setSent] = useState(false)
  const found = rangeProblem(days, { longest: longestRange, now })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (found === undefined) onShow(days)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${found.day}"]`)?.focus()
  }
  return (
    <Form onSubmit={send} noValidate aria-label={t('period.range')}>
      {(['from', 'to'] as const).map((day) => (
        <Field
          key={day}
          id={`${id}-${day}`}
          label={t(labels[day])}
          error={sent && found?.day === day ? t(problems[found.problem], { days: longestRange }) : undefined}
        >
          <TextInput
            type="date"
            name={day}
            max={dayOf(now)}
            value={days[day]}
            onChange={(event) => setDays({ ...days, [day]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <Button type="submit" variant="primary">
        {t('period.show')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 var(--space-3);
  padding: var(--space-4) var(--space-4) var(--space-2);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  > div {
    flex: 1 1 145px;
    max-inline-size: 260px;
  }
  > button {
    /* beside the fields, below their labels */
    margin-block-start: calc(1.4 * var(--fs-sm) + 6px);
    margin-block-end: var(--space-3);
  }

  @media ${media.phone} {
    > div {
      max-inline-size: none;
    }
    > button {
      flex: 1 1 100%;
      margin-block-start: 0;
    }
  }
`
