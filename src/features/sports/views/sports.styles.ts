import styled from 'styled-components'
import { media } from '../../../ui'

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

/** What the page is narrowed by, close together. */
export const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media ${media.phone} {
    gap: var(--space-2);
  }
`

/** The sports, and at the end of their line how odds are written. */
export const FilterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  /* the select below them where it leaves no room for a chip */
  > nav,
  > [aria-hidden] {
    flex: 1 1 7em;
    min-inline-size: 0;
    margin-inline-end: 0;
    padding-inline-end: var(--space-2);
    mask-image: linear-gradient(90deg, transparent, black var(--gutter) calc(100% - var(--gutter)), transparent);
  }
  > label {
    flex: none;
    margin-inline-start: auto;
  }
`

/** A desktop has it beside the matches. */
export const BelowDesktop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media ${media.desktopUp} {
    display: none;
  }
`

/** Matches, and on a desktop the books beside them, in a float: leagues below its end have the whole width. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);

  @media ${media.desktopUp} {
    display: flow-root;

    > * + * {
      margin-block-start: var(--space-5);
    }
    > [data-aside] + * {
      margin-block-start: 0;
    }
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;

  @media ${media.desktopUp} {
    /* each league is as wide as the place that it stands in */
    display: block;

    > * + * {
      margin-block-start: var(--space-3);
    }
  }
`

export const PartHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);
  min-block-size: 44px;

  @media ${media.phone} {
    margin-block: calc(-1 * var(--space-2));
  }

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--fs-lg);
  }
  svg {
    color: var(--accent-text);
  }
`

/** While matches are on their way there is nothing below them on a phone that could move. */
export const Aside = styled.div`
  min-inline-size: 0;

  &[data-waiting='true'] {
    display: none;
  }
  @media ${media.desktopUp} {
    float: inline-end;
    /* its words are not broken where text alone is large */
    inline-size: clamp(300px, 16rem, 40%);
    margin-block-end: var(--space-5);
    margin-inline-start: var(--space-6);

    &[data-waiting='true'] {
      display: block;
      /* of two books and their leagues */
      min-block-size: 640px;
    }
  }
`

export const Note = styled.p`
  max-inline-size: 65ch;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`
