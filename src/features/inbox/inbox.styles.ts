import styled from 'styled-components'
import { media } from '../../ui'

export const Panes = styled.div`
  display: grid;
  min-block-size: 420px;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  @media ${media.tabletUp} {
    grid-template-columns: minmax(260px, 2fr) 3fr;
  }
  @media ${media.phone} {
    &[data-chosen='true'] > :first-child,
    &[data-chosen='false'] > :last-child {
      display: none;
    }
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-inline-size: 0;
  padding-block-end: var(--space-3);

  @media ${media.tabletUp} {
    border-inline-end: 1px solid var(--line);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: 56px;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const List = styled.ul`
  li + li {
    border-block-start: 1px solid var(--line);
  }
`

export const Row = styled.button`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 64px;
  padding: var(--space-3) var(--space-4);
  border: 0;
  background: none;
  color: var(--text-muted);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background-color: var(--surface-hover);
  }
  &[aria-current='true'] {
    background-color: var(--accent-soft);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > span:first-of-type {
    flex: 1;
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  b {
    color: var(--text-muted);
    font-weight: 400;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  &[data-unread='true'] b {
    color: var(--text);
    font-weight: 700;
  }
  &[data-unread='true'] > svg {
    color: var(--accent-text);
  }
  time {
    font-size: var(--fs-sm);
  }
`

export const Dot = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-block-start: 6px;
  border-radius: 50%;
  background-color: var(--accent-text);
`

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-4);

  h2 {
    font-size: var(--fs-xl);
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
  @media ${media.tabletUp} {
    padding: var(--space-5);
  }
`

export const Back = styled.div`
  margin-inline-start: calc(-1 * var(--space-2));
  @media ${media.tabletUp} {
    display: none;
  }
`

export const Sent = styled.time`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const Nothing = styled.p`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-5);
  color: var(--text-muted);
  text-align: center;
`
