import styled from 'styled-components'
import { bareButton, hiddenVisually, hitArea, media } from '../../../ui'

export const TabRow = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
`

export const Tab = styled.button<{ $selected: boolean }>`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border-block-end: 2px solid ${({ $selected }) => ($selected ? 'var(--accent-text)' : 'transparent')};
  color: ${({ $selected }) => ($selected ? 'var(--text)' : 'var(--text-muted)')};
  font-weight: 500;
  white-space: nowrap;

  svg {
    color: ${({ $selected }) => ($selected ? 'var(--accent-text)' : 'inherit')};
  }

  &:hover {
    color: var(--text);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** Sticks under the header and gives way with it while the page is read downwards. */
export const Bar = styled.div`
  position: sticky;
  z-index: 40;
  inset-block-start: var(--header-h);
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--gutter);
  background-color: var(--page);
  transition: transform var(--dur-slow) var(--ease-out);

  :root[data-quiet] &:not(:focus-within) {
    transform: translateY(calc(-101% - var(--header-h)));
    transition-timing-function: var(--ease-in-out);
  }
  /* somebody is typing: the place of the header is free */
  :root[data-quiet] &:focus-within {
    transform: translateY(calc(-1 * var(--header-h)));
  }
`

export const SearchLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  > :first-child {
    flex: 1 1 0;
  }
  @media ${media.desktopUp} {
    > :first-child {
      max-inline-size: 520px;
    }
  }
`

/** Phones show the icon, and how many filters are on. */
export const ButtonWord = styled.span`
  white-space: nowrap;

  @media ${media.phone} {
    ${hiddenVisually}
  }
`

export const ButtonCount = styled.span`
  font-variant-numeric: tabular-nums;

  @media ${media.tabletUp} {
    display: none;
  }
`

export const SortPlace = styled.div`
  display: none;
  margin-inline-start: auto;

  @media ${media.tabletUp} {
    display: block;
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

export const ResultLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 32px;
`

export const Count = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`

export const Taken = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 30px;
  padding-inline: 10px 8px;
  border-radius: var(--radius-pill);
  background-color: var(--accent-soft);
  color: var(--accent-text);
  font-size: var(--fs-sm);
  font-weight: 500;
  ${hitArea}
`

export const SheetBody = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
`

export const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`

export const GroupName = styled.legend`
  margin-block-end: var(--space-2);
  padding: 0;
  font-weight: 700;
`

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
