import styled from 'styled-components'
import { liftOnHover } from '../../../ui'

export const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--text-muted);

  svg {
    flex: none;
    color: var(--accent-text);
  }
  p {
    max-inline-size: 65ch;
    text-wrap: pretty;
  }
`

export const Books = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  > li {
    display: grid;
  }
`

export const Book = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 120px;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop);
  box-shadow: var(--shadow-1);
  color: inherit;
  text-decoration: none;
  ${liftOnHover}
`

export const BookWords = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-inline-size: 0;
`
