import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../../ui'

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  /** The sum at the end. */
  readonly strong?: boolean
  /** Words that may take several lines, beside the label and not below it. */
  readonly words?: true
  /** It cannot be changed: why, in words. */
  readonly locked?: string | undefined
}

/** What is known of something, line by line; what is not known has no line. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }) => (
  <List>
    {facts.map((fact) =>
      fact === undefined ? null : (
        <div key={fact.id} data-strong={fact.strong} data-words={fact.words}>
          <dt>{fact.label}</dt>
          <dd>
            <bdi>{fact.value}</bdi>
            {fact.locked === undefined ? null : <Icon name="lock" size={16} label={fact.locked} />}
          </dd>
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
    /* at the end of a line of its own too */
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd svg {
    margin-inline-start: var(--space-2);
    color: var(--text-muted);
    vertical-align: -2px;
  }
  [data-words='true'] dd {
    flex: 1 1 55%;
  }
  [data-strong='true'] dd {
    font-size: var(--fs-lg);
    font-weight: 700;
  }
`
