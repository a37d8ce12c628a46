import styled from 'styled-components'
import { media } from '../../ui'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  h2:focus {
    outline: none;
  }
  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(260px, 320px);
  }
`

export const Lines = styled.dl`
  margin: 0;
  border-block: 1px solid var(--line);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-4);
    min-block-size: 52px;
    padding-block: var(--space-1);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

export const Medal = styled.div`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--radius-l);

  &[data-tone='success'] {
    background-color: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='danger'] {
    background-color: var(--danger-soft);
    color: var(--danger-text);
  }
  &[data-tone='neutral'] {
    background-color: var(--surface-sunken);
    color: var(--text-muted);
  }
`

export const List = styled.div`
  container-type: inline-size;
`

export const Ends = styled.span`
  display: grid;
  justify-items: end;
  gap: 4px;
  color: var(--text-muted);
  font-size: var(--fs-xs);

  /* below the amount, where the text is large */
  @container (max-width: 13.5rem) {
    justify-items: start;
  }
`

export const Quiet = styled.p`
  padding: var(--space-3) var(--space-4) var(--space-4);
  color: var(--text-muted);
`

export const Coins = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);

  > dl {
    inline-size: 100%;
  }
  @media ${media.tabletUp} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
  }
`

export const TimeLeft = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  svg {
    flex: none;
    color: var(--text-muted);
  }
`
