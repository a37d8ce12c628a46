import styled from 'styled-components'
import { media, pageBody } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  ${pageBody}
`

/** One line that scrolls on phones and wraps where there is room. */
export const Filters = styled.nav`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.tabletUp} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

/** On a desktop three beside each other, or two where so the last row is full. */
export const Grid = styled.ul<{ $cards?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  &:empty {
    display: none;
  }
  > li {
    display: grid;
    min-inline-size: 0;
  }
  @media ${media.desktopUp} {
    gap: var(--space-5);
    ${({ $cards = 0 }) => `grid-template-columns: repeat(${$cards === 2 || $cards === 4 ? 2 : 3}, minmax(0, 1fr));`}
  }
`

/** One across the columns: the first of the page, and those that would leave most of a row empty. */
export const LeadItem = styled.li`
  grid-column: 1 / -1;
`

/** Promotions that stand alike. */
export const Group = styled.section`
  display: grid;
  gap: var(--space-4);

  > h2 {
    font-size: var(--fs-xl);
  }
`

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-xs);
`
