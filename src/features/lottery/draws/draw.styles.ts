import styled from 'styled-components'

export const Card = styled.article`
  display: grid;
  /* as high as the others of a lane */
  block-size: 100%;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

export const CardHead = styled.header`
  min-inline-size: 0;

  h3 {
    font-size: var(--fs-md);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
`

export const Issue = styled.p`
  overflow-wrap: anywhere;
  margin-block-end: 6px;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`

export const NoNumbers = styled.p`
  color: var(--text-muted);
`

export const CardFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
`
