import styled from 'styled-components'
import { clampLines, media } from '../../../ui'

export const Face = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  block-size: 100%;
  min-block-size: 64px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  color: var(--text);
  font-size: var(--fs-sm);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;

  > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${clampLines(2)}
  }
  @media ${media.hover} {
    &:hover {
      background-color: var(--surface-hover);
    }
  }
`
