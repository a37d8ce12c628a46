import styled, { css } from 'styled-components'
import { bareButton } from '../../ui'

export const Tree = styled.ul`
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  ul {
    margin-inline-start: min(20px, 4vw);
    padding-inline-start: var(--space-1);
    border-inline-start: 1px solid var(--line);
  }
`

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  min-block-size: 44px;
  min-inline-size: 0;
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Beside the toggle: what wraps stays in from it. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  min-inline-size: 0;
`

export const Node = styled.li`
  ${line}
  flex-wrap: nowrap;

  > i {
    flex: none;
    inline-size: 44px;
  }
  &:hover {
    background-color: var(--surface-hover);
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`

export const More = styled.li`
  ${line}
  padding-inline-start: 52px;
`

export const Toggle = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  color: var(--text-muted);

  svg {
    transition: transform var(--dur-fast) var(--ease-out);
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  &[data-open='true'] svg,
  [dir='rtl'] &[data-open='true'] svg {
    transform: rotate(90deg);
  }
`
