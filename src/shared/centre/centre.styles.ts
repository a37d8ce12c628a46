import styled from 'styled-components'
import { displayFace, media, pageBody } from '../../ui'

export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-6);
  ${pageBody}

  @media ${media.desktopUp} {
    &[data-menu='true'] {
      grid-template-columns: 256px minmax(0, 1fr);
    }
  }
`

export const Side = styled.div`
  position: sticky;
  inset-block-start: calc(var(--header-h) + var(--space-4));
  max-block-size: calc(100dvh - var(--header-h) - var(--space-6));
  padding: var(--space-2) var(--space-2) var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow-y: auto;
`

export const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-block-end: var(--space-2);
  padding-inline-start: var(--space-4);
  ${displayFace}
`

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  min-inline-size: 0;
`

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  h1 {
    font-size: var(--fs-2xl);
    overflow-wrap: anywhere;
  }
`

export const Eyebrow = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
