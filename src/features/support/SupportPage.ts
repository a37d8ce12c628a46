import styled from 'styled-components'
import { pageBody } from '../../ui'

/** Width and rhythm of the pages of this feature. */
export const SupportPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  ${pageBody}
`
