import styled from 'styled-components'
import { Icon, iconNames } from '../../src/ui'

/** Every icon that components and brand files may name. */
export function IconSheet() {
  return (
    <Grid>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--space-2);

  li {
    display: grid;
    justify-items: center;
    gap: 6px;
    min-inline-size: 0;
    padding: var(--space-3) 4px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background-color: var(--surface-1);
    font-size: 12px;
    text-align: center;
  }
  span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`
