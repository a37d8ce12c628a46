import styled from 'styled-components'
import { bareButton, media } from '../../../ui'

export const TabRow = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);

  @media ${media.tabletUp} {
    margin-inline: 0;
    padding-inline: 0;
  }
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
