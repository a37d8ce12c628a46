import styled from 'styled-components'

export const Tree = styled.ul`
  display: grid;
  gap: 2px;
  font-size: var(--fs-sm);
`

export const Node = styled.li`
  border-radius: var(--radius-s);

  &:focus-visible {
    outline: none;
  }
  &:focus-visible > div {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

export const Leaf = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);

  &:hover {
    background-color: var(--surface-hover);
  }
  > span[aria-hidden] {
    flex: none;
    inline-size: 32px;
  }
`

export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  min-inline-size: 0;

  small {
    color: var(--text-muted);
  }
`

export const Opener = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-muted);
  cursor: pointer;

  &[data-open='true'] svg {
    rotate: 90deg;
  }
  [dir='rtl'] &[data-open='true'] svg {
    rotate: -90deg;
  }
`

/** As deep as a phone has room for, each level stands a little further in. */
export const Branch = styled.ul`
  display: grid;
  gap: 2px;
  margin-inline-start: clamp(8px, 2vw, 24px);
  padding-inline-start: var(--space-1);
  border-inline-start: 1px solid var(--line);
`

export const Waiting = styled.li`
  padding-block: var(--space-1);
  padding-inline: 40px var(--space-3);
  color: var(--text-muted);
`
