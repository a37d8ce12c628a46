import styled from 'styled-components'
import { media } from '../../ui'

export const Desk = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop-soft);
  box-shadow: var(--shadow-1);

  > div:nth-of-type(2) {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
  h2 {
    font-size: var(--fs-xl);
    line-height: 1.2;
  }
  p {
    color: var(--text-muted);
  }
  [role='alert'] {
    flex-basis: 100%;
  }
  @media ${media.phone} {
    > button {
      inline-size: 100%;
    }
  }
`

export const Coin = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background-color: var(--accent2);
  color: var(--on-accent2);
`

export const Result = styled.p`
  flex-basis: 100%;

  &:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background-color: var(--surface-2);
  }
  &:empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
  strong {
    color: var(--text);
    font-family: var(--font-figure);
    font-size: var(--fs-xl);
    font-variant-numeric: tabular-nums;
  }
  bdi {
    font-size: var(--fs-xs);
  }
`
