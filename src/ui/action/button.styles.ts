import { css } from 'styled-components'
import { hitArea } from '../css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

/** A small button looks 36 px high and still answers 44 px of finger. */
export const sizes: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  s: css`
    min-block-size: 36px;
    padding: 6px 14px;
    font-size: var(--fs-sm);
    ${hitArea}
  `,
  m: css`
    min-block-size: var(--control-h);
    padding: 8px 20px;
    font-size: var(--fs-md);
  `,
  l: css`
    min-block-size: calc(var(--control-h) + 8px);
    padding: 10px 28px;
    font-size: var(--fs-lg);
  `,
}

export const hover = '&:hover:not(:disabled, [aria-disabled="true"])'
const press = '&:active:not(:disabled, [aria-disabled="true"])'

const filled = (tone: 'accent' | 'danger') => css`
  background-color: var(--${tone});
  color: var(--on-${tone});
  ${hover} {
    background-color: var(--${tone}-hover);
  }
  ${press} {
    background-color: var(--${tone}-press);
  }
`

export const variants: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: filled('accent'),
  danger: filled('danger'),
  secondary: css`
    border-color: var(--line);
    background-color: var(--surface-2);
    color: var(--text);
    ${hover} {
      border-color: var(--line-strong);
      background-color: var(--surface-hover);
    }
  `,
  ghost: css`
    background-color: transparent;
    color: var(--accent-text);
    ${hover} {
      background-color: var(--surface-hover);
    }
  `,
}
