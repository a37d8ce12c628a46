import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlBox } from './control'
import { useControl } from './fieldContext'

export interface OtpInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Digits of the code. */
  readonly length?: number | undefined
}

/** One input for a code from a message: phones offer to fill it in, pasting works. */
export function OtpInput({ length = 6, ...rest }: OtpInputProps) {
  const control = useControl(rest)
  return (
    <Input
      {...rest}
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={length}
      dir="ltr"
      spellCheck={false}
    />
  )
}

const Input = styled.input`
  ${controlBox}
  letter-spacing: 0.4em;
  font-variant-numeric: tabular-nums;

  [dir='rtl'] & {
    text-align: right;
  }
`
