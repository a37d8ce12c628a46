import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import { useControl } from './fieldContext'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Words beside the box; may hold links. */
  readonly label: ReactNode
  readonly hint?: ReactNode
}

export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const control = useControl(rest)
  return (
    <Line>
      <Box>
        <Input {...rest} {...control} type="checkbox" />
        <Icon name="check" size={16} />
      </Box>
      <Words>
        {label}
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </Words>
    </Line>
  )
}

const Line = styled.label`
  display: flex;
  gap: var(--space-3);
  min-block-size: 44px;
  padding-block: 10px;
  cursor: pointer;

  &:has(input:disabled) {
    color: var(--text-subtle);
    cursor: not-allowed;
  }
`

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  color: var(--on-accent);

  svg {
    position: absolute;
    pointer-events: none;
    stroke-width: 3;
    opacity: 0;
    transform: scale(0.6);
    transition:
      opacity var(--dur-fast) var(--ease-out),
      transform var(--dur-fast) var(--ease-out);
  }

  input:checked ~ svg {
    opacity: 1;
    transform: none;
  }
`

const Input = styled.input`
  appearance: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: min(var(--radius-s), 8px);
  background-color: var(--surface-1);
  cursor: inherit;

  &:checked {
    border-color: var(--accent-text);
    background-color: var(--accent);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger-text);
  }

  &:disabled {
    background-color: var(--surface-sunken);
    border-color: var(--line);
  }
`

const Words = styled.span`
  min-inline-size: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;
`

const Hint = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
