import styled from 'styled-components'

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

export const Get = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-5);
  padding: var(--space-5);
  background-image: var(--backdrop-soft);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 min(200px, 100%);
    min-inline-size: 0;
    justify-items: start;
    gap: var(--space-2);
  }

  p {
    margin-block-end: var(--space-2);
    color: var(--text-muted);
  }

  > svg,
  > span {
    flex: none;
    max-inline-size: 100%;
  }
`

export const Steps = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-block-start: 1px solid var(--line);

  h3 {
    font-size: var(--fs-md);
  }
`
