import styled from 'styled-components'
import { media, pageBody, textFace } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${pageBody}

  > * {
    max-inline-size: 640px;
  }
  &[data-beside='true'] > * {
    max-inline-size: 1120px;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-6) var(--space-5);

  @media ${media.desktopUp} {
    [data-beside='true'] > & {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    font-size: var(--fs-lg);
  }
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > li {
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
    overflow: clip;
  }
  details[open] > summary > svg {
    transform: rotate(180deg);
  }
`

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-3) var(--space-4);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > :first-child {
    display: grid;
    flex: 1;
    gap: 2px;
    min-inline-size: 0;
  }
  > svg {
    flex: none;
  }
  b {
    font-weight: 500;
  }
  time {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

export const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);

  > p:last-child {
    color: var(--text-muted);
  }
`

export const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

export const Answer = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid var(--accent);
  border-radius: var(--radius-s);
  background-color: var(--surface-sunken);

  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  time {
    color: var(--text-muted);
    font-weight: 400;
  }
`
