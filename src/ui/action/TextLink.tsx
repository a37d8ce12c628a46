import type { ComponentProps, ElementType } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Another component, such as the router's Link with to; 'button' for an action. */
  readonly as?: ElementType | undefined
  readonly to?: string | undefined
  readonly type?: string | undefined
  readonly iconEnd?: IconName | undefined
  /** Text colour instead of the accent; underlined on hover. */
  readonly quiet?: boolean | undefined
}

export function TextLink({ as, quiet = false, iconEnd, children, ...rest }: TextLinkProps) {
  const element = as === 'button' ? { as, type: 'button' } : as === undefined ? {} : { as }
  return (
    <Look {...rest} {...element} $quiet={quiet}>
      {children}
      {iconEnd === undefined ? null : <Icon name={iconEnd} size={16} />}
    </Look>
  )
}

const Look = styled.a<{ $quiet: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border: 0;
  padding: 0;
  background: none;
  border-radius: 2px;
  color: ${({ $quiet }) => ($quiet ? 'inherit' : 'var(--accent-text)')};
  font: inherit;
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : '500')};
  text-align: start;
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  /* an action stands by itself, and is as high as a finger asks for (WCAG 2.5.8) */
  &:is(button) {
    min-block-size: 24px;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: currentColor;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -10px;
  }
`
