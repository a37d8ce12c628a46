import styled, { css } from 'styled-components'
import { media } from '../../../ui'

const cell = css`
  display: grid;
  place-content: center;
  justify-items: center;
  min-inline-size: 0;
  min-block-size: 46px;
  padding: 2px 4px;
  border-radius: min(var(--radius-m), 12px);
  text-align: center;

  /* which of the odds it is: its name says it aloud */
  &::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    font-size: var(--fs-xs);
    line-height: 1.2;
  }
`

/** Odds below what they are of; the arrow of a move stands in a corner and moves nothing. */
export const Odd = styled.a`
  ${cell}
  position: relative;
  background-color: var(--accent-soft);
  color: var(--accent-text);
  text-decoration: none;
  transition:
    background-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out);

  @media ${media.hover} {
    &:hover {
      background-color: var(--accent);
      color: var(--on-accent);
    }
  }
  &[data-move]::after {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-end: 5px;
    inline-size: 8px;
    block-size: 6px;
    background-color: var(--success-text);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  &[data-move='down']::after {
    background-color: var(--danger-text);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
`

export const Shut = styled.span`
  ${cell}
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--text-muted);
`

export const Figure = styled.bdi`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`
