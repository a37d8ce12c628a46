import type { ComponentProps, ElementType } from 'react'
import styled, { css } from 'styled-components'
import { Spinner } from '../feedback/Spinner'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { type ButtonSize, type ButtonVariant, sizes, variants } from './button.styles'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
  /** As wide as its place. */
  readonly block?: boolean | undefined
  /** Working: keeps its width, shows a spinner, ignores presses, stays focused. */
  readonly busy?: boolean | undefined
  /** Another element or component, such as 'a' with href or the router's Link with to. */
  readonly as?: ElementType | undefined
  readonly href?: string | undefined
  readonly to?: string | undefined
  readonly target?: string | undefined
  readonly rel?: string | undefined
  readonly download?: string | undefined
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'm', icon, iconEnd, block = false, busy = false, as, children, ...rest } = props
  const { type = 'button', onClick, ...attributes } = rest
  const iconSize = size === 's' ? 16 : 20
  return (
    <Box
      {...attributes}
      {...(as === undefined ? { type } : { as })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
      $block={block}
    >
      <Content $dim={busy}>
        {icon === undefined ? null : <Icon name={icon} size={iconSize} />}
        {children === undefined ? null : <Words>{children}</Words>}
        {iconEnd === undefined ? null : <Icon name={iconEnd} size={iconSize} />}
      </Content>
      {busy ? (
        <Turning>
          <Spinner size={iconSize} />
        </Turning>
      ) : null}
    </Box>
  )
}

const Box = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $block: boolean }>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  ${({ $block }) => ($block ? 'inline-size: 100%;' : 'max-inline-size: 100%;')}
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--dur-fast) var(--ease-out),
    border-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out),
    transform var(--dur-fast) var(--ease-out);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.98);
  }

  &:disabled {
    ${css`
      border-color: transparent;
      background-color: var(--surface-hover);
      color: var(--text-subtle);
      cursor: not-allowed;
    `}
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`

const Content = styled.span<{ $dim: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-inline-size: 0;
  opacity: ${({ $dim }) => ($dim ? 0 : 1)};
`

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Turning = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
