import styled from 'styled-components'
import { pageFrame } from '../../ui'

/** Width and rhythm of the pages of this feature. */
export const SupportPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  ${pageFrame}
  padding-block: var(--space-6);
`
