import styled, { css } from 'styled-components'
import { pageBody } from '../../ui'

/** Large figures; display faces of Arabic script have theirs for running text. */
export const figureFace = css`
  font-family: var(--font-display);
  font-variant-numeric: tabular-nums;

  &:is(:lang(ar), :lang(fa), :lang(ur)) {
    font-family: var(--font-text);
  }
`

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${pageBody}
`
