import styled from 'styled-components'

/** After the label of what must be filled in or ticked; the control itself says so to those who do not see it. */
export const Star = () => <Mark aria-hidden="true">*</Mark>

const Mark = styled.span`
  margin-inline-start: 0.2em;
  color: var(--danger-text);
`
