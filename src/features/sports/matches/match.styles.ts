import styled, { css, keyframes } from 'styled-components'
import { media } from '../../../ui'

/** From this width of its group on a row is one of a table. */
export const table = '(min-width: 43rem)'

export const oddsGrid = css<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 4px;

  @media ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The row answers to a press wherever nothing else does. */
export const MatchLink = styled.a`
  grid-area: teams;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  color: inherit;
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const MatchOdds = styled.div<{ $count: number }>`
  ${oddsGrid}
  grid-area: odds;
  position: relative;

  @container ${table} {
    /* the head of the table says it */
    && > *::before {
      content: none;
    }
  }
`

export const Moment = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  @container ${table} {
    display: grid;
    justify-items: start;
    gap: 2px;
    font-size: var(--fs-sm);
  }
`

export const Day = styled.span`
  color: var(--text-muted);
`

export const State = styled.span`
  color: var(--danger-text);
  font-weight: 500;
`

const beat = keyframes`
  50% { opacity: 0.25; }
`

export const LiveMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--danger-text);
  font-weight: 700;

  &::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background-color: currentColor;
  }
  @media ${media.motion} {
    &::before {
      animation: ${beat} 1.6s ease-in-out infinite;
    }
  }
`

export const Side = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 24px;
  min-inline-size: 0;

  /* sets and their score stand below the name; a score alone does where a word of the name needs its room */
  @media ${media.largeText} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

/** `$sets`: figures of sets stand between it and the score. */
export const SideName = styled.span<{ $sets: boolean }>`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.2;
  text-align: start;
  overflow-wrap: anywhere;

  @media ${media.largeText} {
    flex-basis: ${({ $sets }) => ($sets ? 'calc(100% - 24px - var(--space-2))' : 'min-content')};
    overflow-wrap: break-word;
  }
  @container ${table} {
    font-size: var(--fs-md);
  }
`

const figure = css`
  flex: none;
  min-inline-size: 1.4em;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
`

export const Part = styled.span`
  ${figure}
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const Score = styled.span`
  ${figure}
  font-weight: 700;
`
