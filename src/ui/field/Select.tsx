import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import { controlBox } from './control'
import { useControl } from './fieldContext'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  readonly options: readonly SelectOption[]
  /** First line, chosen while nothing is. */
  readonly placeholder?: string | undefined
}

/** The platform's own select: right on phones, in right-to-left pages and for screen readers. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const control = useControl(rest)
  return (
    <Box>
      <Native {...rest} {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      <Icon name="chevron-down" />
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  min-inline-size: 0;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    color: var(--text-muted);
    pointer-events: none;
  }
`

const Native = styled.select`
  ${controlBox}
  appearance: none;
  /* a short line is for the words */
  padding-inline: clamp(8px, 4vw, 14px) 38px;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background-color: var(--surface-2);
    color: var(--text);
  }
`
