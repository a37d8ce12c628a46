import styled from 'styled-components'
import { media, pageBody } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${pageBody}

  > * {
    min-inline-size: 0;
    max-inline-size: 760px;
  }
`

export const Board = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-2) var(--space-4);

  & + & {
    border-block-start: 1px solid var(--line);
  }
  @media ${media.phone} {
    gap: var(--space-2);
    padding-inline: var(--space-3);
  }
  /* places between are left out */
  &[data-apart='true'] {
    border-block-start: 4px double var(--line);
  }
  &[data-own='true'] {
    background-color: var(--accent-soft);
  }
`

export const Place = styled.span`
  flex: none;
  min-inline-size: 2em;
  color: var(--text-muted);
  font-family: var(--font-figure);
  font-size: var(--fs-lg);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[data-first='true'] {
    color: var(--accent-text);
  }
`

/** The prize goes below words that it would leave no room for. */
export const Told = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-inline-size: 0;
`

export const Words = styled.span`
  display: grid;
  flex: 1 1 7.5em;
  min-inline-size: 0;

  b {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  time::before {
    content: ' · ' / '';
  }

  @media ${media.phone} {
    small > * {
      display: block;
    }
    time::before {
      content: none;
    }
  }
`

export const Prize = styled.span`
  max-inline-size: 100%;
  color: var(--success-text);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
