import styled from 'styled-components'
import { media, pageFrame } from '../../../ui'

/** A strip of plates: rows on phones, side by side above. */
export const Strip = styled.section`
  ${pageFrame}

  > div {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    background-image: var(--backdrop);
    box-shadow: var(--shadow-1);
    overflow: clip;
  }
  dl {
    display: grid;
    margin: 0;
    padding: 0 var(--space-4) var(--space-2);
  }

  @media ${media.tabletUp} {
    dl {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-3) 0;
      padding: var(--space-2) 0 var(--space-4);
    }
    dl:has(> :nth-child(3):last-child) {
      grid-template-columns: 1fr 1fr 1fr;
    }
  }
  @media ${media.desktopUp} {
    > div {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
    dl {
      display: flex;
      padding-block: var(--space-4);
      container-type: inline-size;
    }
  }
`

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) var(--space-1);
  font-family: var(--font-display);
  font-size: var(--fs-lg);
  font-weight: 700;

  svg {
    color: var(--accent2-text);
  }

  @media ${media.desktopUp} {
    align-self: stretch;
    padding: var(--space-4) var(--space-5);
    border-inline-end: 1px solid var(--line);
  }
`

export const Cell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-inline-size: 0;
  padding-block: var(--space-2);

  & + & {
    border-block-start: 1px solid var(--line);
  }

  @media ${media.tabletUp} {
    display: grid;
    flex: 1 1 auto;
    align-content: center;
    justify-content: start;
    gap: 2px;
    padding: 0 var(--space-4);

    & + & {
      border-block-start: 0;
    }
  }
  @media ${media.desktopUp} {
    & + & {
      border-inline-start: 1px solid var(--line);
    }
  }
`

export const Name = styled.dt`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

export const Amount = styled.dd`
  color: var(--accent2-text);
  font-family: var(--font-figure);
  font-size: var(--fs-lg);
  font-weight: 700;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  min-inline-size: 0;

  @media ${media.largeText} {
    /* a display face may be half as wide again */
    font-family: var(--font-text);
    font-size: var(--fs-md);
    overflow-wrap: anywhere;

    bdi {
      white-space: normal;
    }
  }
  @media ${media.tabletUp} {
    font-size: clamp(1.125rem, 2.3cqi, 1.6rem);
  }
`
