import { css } from 'styled-components'

/** The box of every text-like control: 48 px in the cosy density, never under 16 px type (phones would zoom in). */
export const controlBox = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: max(var(--control-h), 44px);
  padding-block: 0;
  padding-inline: 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background-color: var(--surface-1);
  color: var(--text);
  font: inherit;
  font-size: max(16px, var(--fs-md));
  line-height: 1.5;
  transition: border-color var(--dur-fast) var(--ease-out);

  /* words run their own way, and begin where those of the page do */
  &[dir='auto'] {
    text-align: left;
  }
  [dir='rtl'] &[dir='auto'] {
    text-align: right;
  }

  &::placeholder {
    color: var(--text-subtle);
    opacity: 1;
  }

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: var(--text-muted);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
  }

  &[aria-invalid='true'] {
    border-color: var(--danger-text);
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: var(--danger-text);
  }

  &:disabled {
    background-color: var(--surface-sunken);
    color: var(--text-subtle);
    cursor: not-allowed;
  }

  &:read-only:not(select, :disabled) {
    background-color: var(--surface-sunken);
  }
`
