import styled from 'styled-components'
import { hiddenVisually } from '../../ui'

/** A set of cards of which one is chosen. */
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--space-3);
    padding: 0;
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`

export const Choice = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;

  input {
    ${hiddenVisually}
  }
`

export const Face = styled.span`
  display: grid;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  transition:
    border-color var(--dur-fast) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
  &:hover {
    background-color: var(--surface-hover);
  }
  input:checked + & {
    border-color: var(--accent-text);
    background-color: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-text);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`
