import styled, { css } from 'styled-components'
import { hitArea, media, textFace } from '../../../ui'
import { oddsGrid, table } from './match.styles'

/**
 * A row's own width decides how it is laid out, in the reader's text size: odds below the teams, beside them, wider
 * beside them, or as the row of a table.
 */
const beside = '(min-width: 20.5rem)'
/** The same where the figures of sets stand between the names and the odds: a surname is not broken for them. */
const besideSets = '(min-width: 30rem)'
const wide = '(min-width: 32rem)'

const oddsWidth = '17rem'
const columns = css`
  grid-template-columns: 5.5rem minmax(0, 1fr) ${oddsWidth} 3.5rem;
`

export const Group = styled.div`
  container-type: inline-size;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

export const GroupHead = styled.header`
  display: grid;
  align-items: center;
  gap: 0 var(--space-3);
  min-block-size: 40px;
  padding: 6px var(--space-3);
  background-color: var(--surface-sunken);

  @container ${table} {
    ${columns}
    padding-inline: var(--space-4);
  }
`

export const GroupName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  min-inline-size: 0;

  h3 {
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  @container ${table} {
    grid-column: 1 / 3;
  }
`

export const Sport = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-xs);
`

export const HeadOdds = styled.div<{ $count: number }>`
  ${oddsGrid}
  color: var(--text-muted);
  font-size: var(--fs-xs);
  text-align: center;

  @container not ${table} {
    display: none;
  }
`

export const Row = styled.li<{ $sets: boolean }>`
  position: relative;
  display: grid;
  grid-template-areas: 'when more' 'teams teams' 'odds odds';
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px var(--space-3);
  padding: var(--space-2) var(--space-3);

  & + & {
    border-block-start: 1px solid var(--line);
  }
  @media ${media.hover} {
    &:has(> a:first-of-type:hover) {
      background-color: var(--surface-hover);
    }
  }
  @container ${({ $sets }) => ($sets ? besideSets : beside)} {
    grid-template-areas: 'when more' 'teams odds';
    grid-template-columns: minmax(0, 1fr) minmax(10rem, auto);
    gap: 2px var(--space-3);
  }
  @container ${wide} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
  @container ${table} {
    ${columns}
    grid-template-areas: 'when teams odds more';
    min-block-size: 68px;
    padding-inline: var(--space-4);
  }
`

export const WhenPlace = styled.div`
  grid-area: when;
  min-inline-size: 0;
`

export const More = styled.a`
  grid-area: more;
  justify-self: end;
  position: relative;
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  ${hitArea}

  &:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }
  @container ${table} {
    font-size: var(--fs-sm);
  }
`
