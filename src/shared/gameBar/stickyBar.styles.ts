import styled from 'styled-components'
import { media } from '../../ui'

/** Sticks under the header and gives way with it while the page is read downwards. */
export const Bar = styled.div`
  position: relative;
  z-index: 40;
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter);
  background-color: var(--page);
  transition: transform var(--dur-slow) var(--ease-out);

  /* one line, however many there are: what sticks takes little of the window */
  > * + :last-child {
    flex-wrap: nowrap;
    padding-block: 3px;
    overflow-x: auto;
  }

  /* a low window, as one that is enlarged, has its room for the games */
  @media (height >= 520px) {
    position: sticky;
    inset-block-start: var(--header-all, var(--header-h));

    :root[data-quiet] &:not(:focus-within) {
      transform: translateY(calc(-101% - var(--header-all, var(--header-h))));
      transition-timing-function: var(--ease-in-out);
    }
    /* somebody is typing: the place of the header is free */
    :root[data-quiet] &:focus-within {
      transform: translateY(calc(-1 * var(--header-all, var(--header-h))));
    }
  }
`

export const ChipRow = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 3px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }
`

/** Where the search will be: as high as its line. */
export const SearchPlace = styled.div`
  --line-h: max(var(--control-h), 44px);
  min-block-size: var(--line-h);

  @media ${media.largeText} {
    min-block-size: calc(2 * var(--line-h) + var(--space-2));
  }
`
