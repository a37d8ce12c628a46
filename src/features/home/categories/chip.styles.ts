import styled, { css } from 'styled-components'
import { pageFrame } from '../../../ui'

/** One line that scrolls sideways and runs to the edge of the screen, with room for shadows and focus rings. */
export const chipLine = css`
  ${pageFrame}
  display: flex;
  gap: var(--space-2);
  padding-block: 4px;
  margin-block: -4px;
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: none;
  }
`

export const Chips = styled.ul`
  ${chipLine}
`
