import styled from 'styled-components'
import { textFace } from '../../ui'

export const Hub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: 720px;
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-8);

  h1 {
    font-size: var(--fs-2xl);
    overflow-wrap: anywhere;
  }
  nav {
    display: grid;
    gap: var(--space-5);
  }
`

export const Group = styled.section`
  h2 {
    padding: 0 var(--space-4) var(--space-2);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  ul {
    margin: 0;
    padding: 0;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
    list-style: none;
    overflow: clip;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
`

export const Place = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 60px;
  padding: var(--space-2) var(--space-4);
  color: inherit;
  text-decoration: none;

  > svg {
    color: var(--text-muted);
  }
  &:hover {
    background-color: var(--surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-m);
  background-color: var(--accent-soft);
  color: var(--accent-text);
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  /* at twice the size of text, the longest word between a mark and an arrow */
  font-size: min(1em, 8vw);
  font-weight: 500;
  line-height: 1.3;
  overflow-wrap: anywhere;
`

export const State = styled.span`
  display: block;
  color: var(--warning-text);
  font-size: var(--fs-sm);
  font-weight: 400;

  &:empty {
    display: none;
  }
`
