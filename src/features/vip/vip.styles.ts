import styled from 'styled-components'
import { media } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: calc(960px + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);
`

export const Rank = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop-soft);
  box-shadow: var(--shadow-1);

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  /* the crown goes above a name that it would break */
  > :nth-child(2) {
    flex: 1 1 min-content;
    max-inline-size: 100%;
  }
  h2 {
    font-size: min(var(--fs-3xl), 12vw);
    overflow-wrap: break-word;
  }
`

export const Crown = styled.div`
  display: grid;
  place-items: center;
  inline-size: 80px;
  block-size: 80px;
  border-radius: var(--radius-l);
  background-color: var(--accent2);
  color: var(--on-accent2);
`

export const Goals = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: var(--space-5);

  @media ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Goal = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  span,
  small {
    color: var(--text-muted);
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`
