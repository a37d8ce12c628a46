import styled, { css } from 'styled-components'
import { hiddenVisually, media } from '../../ui'
import { figureFace } from './vip.styles'

/** Below each other on phones, a line each on tablets, on desktops steps that rise, their lines on one height. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-block-start: var(--space-4);

  @media ${media.desktopUp} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));

    &[data-columns='true'] {
      grid-template-columns: repeat(var(--ranks), minmax(0, 1fr));
      grid-template-rows: auto auto auto repeat(var(--lines), auto) auto;
    }
  }
`

const tablet = `${media.tabletUp} and ${media.belowDesktop}`

/** A rank's line on tablets: its crest, its name and what it takes, a column for each benefit. */
const line = css`
  --crest: 64px;
  display: grid;
  grid-template-columns: var(--crest) minmax(0, 1fr) minmax(0, 3.4fr);
  gap: 0 var(--space-3);
`

const across = css`
  display: grid;
  grid-column: 3;
  grid-template-columns: repeat(var(--across), minmax(0, 1fr));
  gap: var(--space-3);
`

/** Names of the benefits, once above all ranks. */
export const Heads = styled.div`
  display: none;

  @media ${tablet} {
    ${line}
    align-items: end;
    margin-block: var(--space-4) calc(-1 * var(--space-2));
    padding-inline: calc(var(--space-4) + 1px);
    color: var(--text-muted);
    font-size: var(--fs-xs);
    line-height: 1.3;
    overflow-wrap: anywhere;

    > div {
      ${across}
    }
  }
`

export const Step = styled.li`
  --crest: 64px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  > :first-child {
    grid-row: span 2;
  }
  &[data-state='here'] {
    border-color: var(--accent-text);
    background-image: var(--backdrop-soft);
  }

  @media ${tablet} {
    ${line}
    padding-block: var(--space-3);
  }
  @media ${media.desktopUp} {
    --crest: calc(88px + 14px * var(--at));
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    row-gap: var(--space-2);

    > :first-child {
      grid-row: auto;
    }
    [data-columns='true'] > & {
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
      margin-block-start: calc(14px * (var(--ranks) - 1 - var(--at)));
    }
    > :first-child {
      align-self: end;
      justify-self: center;
    }
  }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  align-self: end;
  min-inline-size: 0;

  h3 {
    overflow-wrap: anywhere;

    @media ${media.largeText} {
      font-size: var(--fs-md);
    }
  }
  svg {
    color: var(--success-text);
  }
  @media ${media.desktopUp} {
    flex-direction: column;
    align-self: start;
    text-align: center;
  }
`

export const Need = styled.p`
  align-self: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  @media ${media.desktopUp} {
    display: grid;
    text-align: center;
    padding-block-end: var(--space-2);
  }
`

export const Benefits = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: var(--space-2);
  border-block-start: 1px solid var(--line);

  @media ${tablet} {
    grid-row: 1 / 4;
    ${across}
    align-self: center;
    align-items: center;
    margin-block-start: 0;
    border-block-start: 0;
  }
  @media ${media.desktopUp} {
    margin-block-start: 0;

    [data-columns='true'] & {
      grid-row: span var(--lines);
      grid-template-rows: subgrid;
    }
  }
`

export const Gives = styled.li`
  display: flex;
  flex-direction: row-reverse;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-2);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;

  > * {
    max-inline-size: 100%;
  }

  & + & {
    border-block-start: 1px solid var(--line);
  }
  b {
    font-size: var(--fs-md);
    font-variant-numeric: tabular-nums;
    flex-shrink: 0.2;
    text-align: end;
  }
  span {
    min-inline-size: 40%;
    color: var(--text-muted);
    text-wrap: balance;
  }
  svg {
    color: var(--success-text);
    align-self: center;
  }
  &[data-empty='true'] {
    display: none;
    color: var(--text-subtle);
  }

  @media ${media.tabletUp} {
    flex-direction: column;
    align-items: start;
    justify-content: start;
    gap: 2px;
    line-height: 1.3;

    b {
      ${figureFace}
      font-size: var(--fs-lg);
      text-align: start;
    }
    svg {
      align-self: start;
    }
  }
  @media ${tablet} {
    position: relative;
    padding-block: 0;
    font-size: var(--fs-xs);

    & + & {
      border-block-start: 0;
    }
    [data-heads='true'] & > span {
      ${hiddenVisually}
      min-inline-size: 0;
    }
  }
  @media ${media.desktopUp} {
    align-items: center;
    text-align: center;

    svg {
      align-self: center;
    }
  }
  /* keeps the place of a benefit that other ranks have */
  @media ${media.tabletUp} {
    &[data-empty='true'] {
      display: flex;
      justify-content: center;
    }
  }
  /* without a name above it a dash says nothing */
  @media ${tablet} {
    [data-heads='false'] &[data-empty='true'] {
      display: none;
    }
  }
`

export const Keep = styled.p`
  grid-column: 1 / -1;
  color: var(--text-muted);
  font-size: var(--fs-xs);

  @media ${tablet} {
    grid-column: 2;
  }
  @media ${media.desktopUp} {
    padding-block-start: var(--space-1);
    text-align: center;
  }
`
