import { useId } from 'react'
import { brandAtom } from '../../site/brand'
import { useAnswer } from '../../site/useAnswer'
import { useTranslate } from '../../site/useTranslate'
import { useAtomValue } from '../../state/atoms'
import { Field, Select } from '../../ui'
import { getCountries } from './calls'
import { dialChoices } from './dialCodes'

export interface ChosenDial {
  /** ISO 3166 code; empty at home. */
  readonly country: string
  readonly dial: string
}

interface DialCodeProps {
  readonly country: string
  readonly onChange: (chosen: ChosenDial) => void
}

/** The country of a phone number. Home alone until the platform's list has come, and where it does not come. */
export function DialCode({ country, onChange }: DialCodeProps) {
  const t = useTranslate()
  const id = useId()
  const home = useAtomValue(brandAtom).thirdParty.firebase?.dialCode ?? ''
  const { data = [] } = useAnswer(getCountries)
  const choices = dialChoices(home, data)
  return (
    <Field id={id} label={t('auth.phone.country')}>
      <Select
        autoComplete="tel-country-code"
        value={country}
        options={choices.map(({ value, dial, name }) => ({
          value,
          label: `${name ?? ''} \u2066+${dial}\u2069`.trim(),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ value }) => value === currentTarget.value)
          if (chosen) onChange({ country: chosen.value, dial: chosen.dial })
        }}
      />
    </Field>
  )
}
