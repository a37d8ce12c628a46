import type { ComponentProps, ElementType } from 'react'
import styled, { css } from 'styled-components'
import { bareButton } from '../css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { hover } from './button.styles'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** Spoken name, also the tooltip. */
  readonly label: string
  /** A count in the corner; nothing is drawn for 0. Above 99 it reads 99+. */
  readonly badge?: number | undefined
  readonly variant?: 'ghost' | 'outline' | 'solid' | undefined
  /** Side of the icon in CSS pixels. The target stays 44 px. */
  readonly iconSize?: number | undefined
  readonly filled?: boolean | undefined
  readonly as?: ElementType | undefined
  readonly href?: string | undefined
  readonly to?: string | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, badge = 0, variant = 'ghost', iconSize = 20, filled, as, type = 'button', ...rest } = props
  const count = badge > 99 ? '99+' : String(badge)
  return (
    <Box
      title={label}
      {...rest}
      {...(as === undefined ? { type } : { as })}
      aria-label={badge > 0 ? `${label} ${count}` : label}
      $variant={variant}
    >
      <Icon name={icon} size={iconSize} filled={filled} />
      {badge > 0 ? <Count aria-hidden="true">{count}</Count> : null}
    </Box>
  )
}

const looks = {
  ghost: css`
    ${hover} {
      background-color: var(--surface-hover);
      color: var(--text);
    }
  `,
  outline: css`
    border: 1px solid var(--line);
    background-color: var(--surface-1);
    color: var(--text);
    ${hover} {
      border-color: var(--line-strong);
      background-color: var(--surface-hover);
    }
  `,
  solid: css`
    background-color: var(--accent);
    color: var(--on-accent);
    ${hover} {
      background-color: var(--accent-hover);
    }
  `,
}

const Box = styled.button<{ $variant: 'ghost' | 'outline' | 'solid' }>`
  ${bareButton}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
  color: var(--text-muted);
  transition:
    background-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out);
  ${({ $variant }) => looks[$variant]}

  &:is(:disabled, [aria-disabled='true']) {
    color: var(--text-subtle);
    opacity: 0.5;
    cursor: not-allowed;
  }
`

const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: var(--radius-pill);
  background-color: var(--danger);
  color: var(--on-danger);
  font-size: 11px;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
