import styled from 'styled-components'

/** The window below the header: bar, last numbers, and the rest is the lottery's. */
export const Run = styled.div`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - var(--header-h) - var(--bottom-bar-h));
  min-block-size: 480px;

  > :last-child {
    flex: 1;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--gutter);
  border-block-end: 1px solid var(--line);
  background-color: var(--surface-1);
`
