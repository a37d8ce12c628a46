import styled from 'styled-components'
import { media } from '../../ui'

export const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  strong {
    font-family: var(--font-figure);
    font-size: var(--fs-2xl);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  > div {
    min-inline-size: 0;
  }
  > div + div {
    padding-inline-start: var(--space-6);
    border-inline-start: 1px solid var(--line);
  }
  > :last-child {
    margin-inline-start: auto;
  }
  @media ${media.phone} {
    > :last-child {
      inline-size: 100%;
    }
    > :last-child > button {
      justify-self: stretch;
    }
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: var(--space-4);
`

export const LinkCard = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  > div {
    display: grid;
    flex: 1 1 180px;
    justify-items: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  h2 {
    font-size: var(--fs-lg);
    overflow-wrap: break-word;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
  counter-reset: step;

  li {
    display: flex;
    gap: var(--space-3);
    align-items: start;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-size: var(--fs-sm);
    font-weight: 700;
  }
  & + p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
