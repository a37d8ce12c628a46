import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bareButton } from '../css'

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <Line type="button" role="switch" aria-checked={checked} disabled={disabled} onClick={() => onChange(!checked)}>
      <span>{label}</span>
      <Track aria-hidden="true" $on={checked}>
        <Thumb $on={checked} />
      </Track>
    </Line>
  )
}

const Line = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 44px;

  &:disabled {
    color: var(--text-subtle);
    cursor: not-allowed;
  }
`

const Track = styled.span<{ $on: boolean }>`
  flex: none;
  inline-size: 44px;
  block-size: 26px;
  padding: 3px;
  border: 1px solid ${({ $on }) => ($on ? 'var(--accent-text)' : 'var(--line-strong)')};
  border-radius: var(--radius-pill);
  background-color: ${({ $on }) => ($on ? 'var(--accent)' : 'var(--surface-sunken)')};
`

const Thumb = styled.span<{ $on: boolean }>`
  display: block;
  inline-size: 18px;
  block-size: 18px;
  border-radius: var(--radius-pill);
  background-color: ${({ $on }) => ($on ? 'var(--on-accent)' : 'var(--text-muted)')};
  transform: ${({ $on }) => ($on ? 'translateX(18px)' : 'none')};
  transition: transform var(--dur-fast) var(--ease-out);

  [dir='rtl'] & {
    transform: ${({ $on }) => ($on ? 'translateX(-18px)' : 'none')};
  }
`
