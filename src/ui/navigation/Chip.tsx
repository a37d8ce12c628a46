import type { ComponentProps, ElementType, ReactNode } from 'react'
import styled from 'styled-components'
import { hitArea } from '../css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface ChipProps extends ComponentProps<'button'> {
  readonly selected?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly as?: ElementType | undefined
  readonly href?: string | undefined
  readonly to?: string | undefined
  readonly children: ReactNode
}

/** A filter that is on or off. As a link it marks the current one. */
export function Chip({ selected = false, icon, as, children, ...rest }: ChipProps) {
  const own = { type: 'button', 'aria-pressed': selected } as const
  const state = as === undefined ? own : { as, 'aria-current': selected }
  return (
    <Box {...rest} {...state} $selected={selected}>
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {children}
    </Box>
  )
}

const Box = styled.button<{ $selected: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: 38px;
  padding: 4px 14px;
  border: 1px solid ${({ $selected }) => ($selected ? 'var(--accent-text)' : 'var(--line)')};
  border-radius: var(--radius-pill);
  background-color: ${({ $selected }) => ($selected ? 'var(--accent-soft)' : 'var(--surface-1)')};
  color: ${({ $selected }) => ($selected ? 'var(--accent-text)' : 'var(--text)')};
  font: inherit;
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ${hitArea}

  &:hover {
    border-color: ${({ $selected }) => ($selected ? 'var(--accent-text)' : 'var(--line-strong)')};
  }
`
