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
  const behind = (
    <Sign aria-hidden="true">
      <bdi>{sign}</bdi>
    </Sign>
  )
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...(isBehind ? { end: behind } : sign !== '' && { prefix: sign })}
      {...rest}
    />
  )
}

/** Its padding is the page's, whichever way the sign runs. */
const Sign = styled.span`
  padding-inline-end: 10px;
  font-weight: 500;
  pointer-events: none;
`
