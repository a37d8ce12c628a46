import { formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { Field, Select } from '../../ui'
import { type Kind, type Period, sessionChoices } from './limitKinds'

interface LimitFieldProps {
  readonly id: string
  readonly kind: Kind
  readonly period: Period
  readonly currency: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
  readonly error: string | undefined
}

/** Money is typed, time is chosen. */
export function LimitField({ id, kind, period, currency, value, onChange, onLeave, error }: LimitFieldProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  if (kind !== 'SESSION')
    return (
      <Field id={id} label={t('saferPlay.amount')} required hint={t('saferPlay.amountHint')} error={error}>
        <MoneyInput
          currency={currency}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      </Field>
    )
  const choices = [...new Set([...sessionChoices[period], ...(value === '' ? [] : [Number(value)])])]
  return (
    <Field id={id} label={t('saferPlay.time')} required error={error}>
      <Select
        placeholder={t('saferPlay.chooseTime')}
        options={choices
          .toSorted((one, other) => one - other)
          .map((minutes) => ({ value: String(minutes), label: formatDuration(minutes * 60_000, language) }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
