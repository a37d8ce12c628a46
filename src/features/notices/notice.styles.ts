import styled from 'styled-components'
import { media } from '../../ui'

/** Two panes side by side that scroll by themselves; on a phone the one that is asked for. */
export const Panes = styled.div`
  margin-inline: calc(-1 * var(--space-5));
  margin-block-end: calc(-1 * var(--space-5));

  @media ${media.tabletUp} {
    display: grid;
    grid-template-columns: minmax(260px, 2fr) 3fr;
    /* nine rows and the pages under them, where the window has room for them */
    block-size: min(100dvh - 140px, 672px);
    border-block-start: 1px solid var(--line);
  }
  @media ${media.phone} {
    min-block-size: 60dvh;

    &[data-detail='true'] > :first-child,
    &[data-detail='false'] > :last-child {
      display: none;
    }
  }
`

export const List = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-2);
  min-block-size: 0;
  padding-block-end: var(--space-3);

  > ul {
    min-block-size: 0;
    overflow-y: auto;
  }

  @media ${media.tabletUp} {
    border-inline-end: 1px solid var(--line);
  }
`

/** How many are not read, and the way to have read them. */
export const Unread = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-4) var(--space-2);
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const Detail = styled.div`
  min-inline-size: 0;
  padding: var(--space-2) var(--space-5) var(--space-5);

  @media ${media.tabletUp} {
    padding: var(--space-5);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`
