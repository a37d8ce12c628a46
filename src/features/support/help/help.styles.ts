import styled from 'styled-components'
import { notPrinted, printed } from '../../../shared/sharing/printed'
import { media, textFace } from '../../../ui'

export const OffPaper = styled.div`
  ${notPrinted}
`

export const Searching = styled.search`
  max-inline-size: 640px;
  ${notPrinted}
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  @media ${media.desktopUp} {
    grid-template-columns: minmax(260px, 360px) minmax(0, 1fr);
  }
  @media print {
    display: block;

    /* paper is narrow: what was beside the list is what is printed */
    > [data-only] {
      display: contents !important;
    }
    &:has(> article, > [data-only] > article) nav {
      display: none;
    }
  }
`

/** The list, whatever widths it belongs to. */
export const Place = styled.div`
  display: contents;
`

export const List = styled.nav`
  padding-block: var(--space-2);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  /* titles whole */
  a > span > span:first-child {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Status = styled.p`
  padding: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  &:empty {
    padding: 0;
  }
`

export const Group = styled.section`
  & + & {
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  h2 {
    padding: var(--space-2) var(--space-4) var(--space-1);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`

export const Result = styled.ul`
  li + li {
    border-block-start: 1px solid var(--line);
  }
  /* two lines of what was found */
  a > span > span + span {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: clamp(16px, 3vw, 40px);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  ${printed}
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  inline-size: 100%;

  > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  > :last-child {
    ${notPrinted}
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  h2:focus {
    outline: none;
  }
`

export const Unanswered = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  inline-size: 100%;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);

  p {
    font-weight: 500;
  }
  ${notPrinted}
`
