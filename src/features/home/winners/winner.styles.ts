import styled from 'styled-components'
import { BoardWords } from '../../../shared/lists/board.styles'
import { media } from '../../../ui'

export const Words = styled(BoardWords)`
  @media ${media.largeText} {
    flex-basis: calc(100% - 40px - var(--space-3));
  }
`

export const Prize = styled.span`
  flex: none;
  color: var(--success-text);
  font-weight: 700;

  @media ${media.largeText} {
    flex: 1 1 100%;
    text-align: end;
  }
`
