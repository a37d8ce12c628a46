import styled from 'styled-components'
import { media } from '../../../ui'

export const Head = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: var(--space-4);

  @media ${media.tabletUp} {
    grid-template-columns: 184px minmax(0, 1fr);
    gap: var(--space-5);
  }
`

export const Cover = styled.div`
  align-self: start;
  border-radius: var(--radius-l);
  overflow: clip;
  box-shadow: var(--shadow-1);
`

export const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-3);
`

export const Vendor = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  margin-inline-end: auto;
  font-weight: 500;
`

export const Facts = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding-block: 9px;
    border-block-end: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`

export const Features = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: var(--space-3);

  > li {
    padding: 3px 10px;
    border-radius: var(--radius-pill);
    background-color: var(--surface-hover);
    font-size: var(--fs-sm);
  }
`

export const Wait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 160px;
  color: var(--accent-text);
`
