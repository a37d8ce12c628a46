import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../../ui'

export interface Fact {
  readonly id: string
  readonly name: string
  readonly value: ReactNode
  /** Said of it: it cannot be changed. */
  readonly locked?: string | undefined
}

/** What is known, line by line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ id, name, value, locked }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
            {locked === undefined ? null : <Icon name="lock" size={16} label={locked} />}
          </dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  > div:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  dd svg {
    color: var(--text-muted);
  }
`
