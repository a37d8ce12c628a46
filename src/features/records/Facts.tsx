import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  /** The sum at the end. */
  readonly strong?: boolean
}

/** What is known of a row, line by line; what is not known has none. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }) => (
  <List>
    {facts.map((fact) =>
      fact === undefined ? null : (
        <div key={fact.id} data-strong={fact.strong}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ),
    )}
  </List>
)

const List = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--space-4);
    padding-block: var(--space-2);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-strong='true'] dd {
    font-size: var(--fs-lg);
    font-weight: 700;
  }
`
