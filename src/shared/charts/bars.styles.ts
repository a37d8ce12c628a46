import styled, { keyframes } from 'styled-components'

const widen = keyframes`
  from { transform: scaleX(0); }
`

/** What the rows lie in: with room for it, names, bars and figures stand on one line. */
export const Box = styled.div`
  container-type: inline-size;
  font-size: var(--fs-xs);
`

export const Bars = styled.div`
  font-variant-numeric: tabular-nums;

  @container (min-width: 46em) {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr) auto;
    column-gap: 1.5em;
  }
`

/** On a narrow line the bar stands below its name and its figure. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5em;
  padding-block: 0.45em;
  line-height: 1.5;

  &[data-active='true'] {
    background-color: var(--surface-hover);
  }
  > span {
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  > b {
    margin-inline-start: auto;
    font-weight: 500;
  }
  svg {
    inline-size: 100%;
    block-size: 1.4em;
    overflow: visible;
  }
  line {
    stroke: var(--line-strong);
  }
  .gain {
    fill: var(--success-text);
  }
  .loss {
    fill: var(--danger-text);
  }

  @container (min-width: 46em) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;

    svg {
      grid-area: 1 / 2;
    }
    > b {
      grid-column: 3;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    rect {
      transform-box: fill-box;
      animation: ${widen} var(--dur-slow) var(--ease-out);
    }
    [data-from='left'] {
      transform-origin: left;
    }
    [data-from='right'] {
      transform-origin: right;
    }
  }
`
