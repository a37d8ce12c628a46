import styled from 'styled-components'
import { languageAtom } from '../../i18n/language'
import { currencySign } from '../../lib/currencySign'
import { useAtomValue } from '../../state/atoms'
import { TextInput, type TextInputProps } from '../../ui'

interface MoneyInputProps extends Omit<TextInputProps, 'prefix' | 'end'> {
  readonly currency: string
}

/** A typed amount, with the sign of its currency on the side where the language writes it. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  const language = useAtomValue(languageAtom).tag
  const { sign, isBehind } = currencySign(currency, language)
  const behind = isBehind ? (
    <Sign aria-hidden="true">
      <bdi>{sign}</bdi>
    </Sign>
  ) : undefined
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      prefix={isBehind || sign === '' ? undefined : sign}
      end={behind}
      {...rest}
    />
  )
}

/** Padded on the side of the field's edge, though the sign itself may run the other way. */
const Sign = styled.span`
  padding-inline-end: 10px;
  font-weight: 500;
  pointer-events: none;
`
