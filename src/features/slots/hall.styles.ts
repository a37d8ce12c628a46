import styled from 'styled-components'
import { media, pageFrame } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  ${pageFrame}
  padding-block: var(--space-4) var(--space-8);

  @media ${media.desktopUp} {
    padding-block-start: var(--space-5);
  }
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`

export const WaitGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 10px;

  @media ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: 16px;
  }
`
