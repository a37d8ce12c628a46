import styled from 'styled-components'
import { media, pageBody } from '../../../ui'

export const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  ${pageBody}

  > section {
    display: grid;
    gap: var(--space-3);
  }
  > section > p {
    max-inline-size: 65ch;
    color: var(--text-muted);
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  counter-reset: step;

  > li {
    position: relative;
    padding: var(--space-4);
    padding-block-start: calc(var(--space-4) + 40px);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
    counter-increment: step;
    text-wrap: pretty;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-start: var(--space-4);
    color: var(--accent-text);
    font-family: var(--font-display);
    font-size: var(--fs-xl);
    font-weight: 700;
    line-height: 1;
  }

  @media ${media.tabletUp} {
    grid-template-columns: repeat(3, 1fr);
  }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--space-4);
`

export const Plate = styled.article`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  svg {
    color: var(--accent-text);
  }
  h3 {
    font-size: var(--fs-md);
  }
  p {
    color: var(--text-muted);
    text-wrap: pretty;
  }
`
