import styled from 'styled-components'
import { oneLine } from '../../../ui'

export const Board = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  padding-block: var(--space-2);

  & + & {
    border-block-start: 1px solid var(--line);
  }
`

export const Cover = styled.span`
  display: flex;
  border-radius: var(--radius-m);
  overflow: clip;

  > span {
    border-radius: 0;
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`

export const Player = styled.span`
  display: block;
  font-weight: 500;
  line-height: 1.35;
  ${oneLine}
`

export const Game = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  line-height: 1.35;
  ${oneLine}
`

export const Prize = styled.span`
  flex: none;
  color: var(--success-text);
  font-weight: 700;
`
