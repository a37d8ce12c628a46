import { useId } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useAnswer } from '../../site/useAnswer'
import { Field, TextInput, useDebouncedValue } from '../../ui'
import { getContractSubordinates } from './calls'

interface SubordinateFieldProps {
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (account: string) => void
}

/** An agent directly below, by name; those whose names begin so are suggested. */
export function SubordinateField({ id, value, error, onChange }: SubordinateFieldProps) {
  const { t } = useTranslation()
  const list = useId()
  const begun = useDebouncedValue(value.trim(), 300)
  const { data } = useAnswer(getContractSubordinates, { account: begun || undefined }, { staleTime: 30_000 })
  return (
    <Field id={id} label={t('contracts.subordinate')} required hint={t('contracts.subordinateHint')} error={error}>
      <TextInput
        name="account"
        icon="user"
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {data?.content.map(({ account, nickname }) => (
          <option key={account} value={account}>
            {nickname === undefined ? undefined : `\u2068${nickname}\u2069`}
          </option>
        ))}
      </datalist>
    </Field>
  )
}
