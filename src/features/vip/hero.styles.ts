import styled from 'styled-components'
import { media } from '../../ui'
import { figureFace } from './vip.styles'

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop-soft);
  box-shadow: var(--shadow-1);

  @media ${media.phone} {
    padding: var(--space-4);
  }
  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: var(--space-5) var(--space-6);
  }
`

export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  min-inline-size: 0;

  > div {
    flex: 1 1 min-content;
    max-inline-size: 100%;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  h2 {
    font-size: var(--fs-3xl);
    overflow-wrap: break-word;
  }
`

export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;
`

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  overflow-wrap: anywhere;

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
    font-size: var(--fs-sm);
  }
  strong {
    ${figureFace}
    font-size: var(--fs-2xl);
    line-height: 1.2;
  }
  &[data-lead='true'] p {
    font-size: var(--fs-md);
  }
  small {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`

export const Next = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);

  h3 {
    font-size: var(--fs-md);
  }
  @media ${media.desktopUp} {
    grid-column: 1 / -1;
  }
`

/** Benefits with their figures, as many beside each other as there is room for. */
export const Adds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-3) var(--space-4);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
    font-size: var(--fs-sm);
    line-height: 1.3;
  }
  svg {
    box-sizing: content-box;
    padding: 10px;
    border-radius: var(--radius-m);
    background-color: var(--accent2-soft);
    color: var(--accent2-text);
  }
  span {
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    color: var(--text);
    ${figureFace}
    font-size: var(--fs-lg);
  }
  b:empty {
    display: none;
  }
`

/** For who has no rank yet: what there is to win, and the highest crest. */
export const Invite = styled(Hero)`
  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;

  h2 {
    font-size: var(--fs-3xl);
    overflow-wrap: anywhere;
  }
  > p {
    max-inline-size: 60ch;
    color: var(--text-muted);
  }
  /* two beside each other at most */
  > ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 34%)), 1fr));
  }
`

export const Crests = styled.div`
  --crest: min(240px, 22vw);
  display: none;

  @media ${media.desktopUp} {
    display: block;
    padding-inline-end: var(--space-5);
  }
`
