import styled, { css } from 'styled-components'
import { pageBody } from '../../ui'

/** Large figures. */
export const figureFace = css`
  font-family: var(--font-figure);
  font-variant-numeric: tabular-nums;
`

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${pageBody}
`
