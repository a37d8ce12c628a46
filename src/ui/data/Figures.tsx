import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface Figure {
  readonly id: string
  readonly label: ReactNode
  readonly value: ReactNode
  /** A line below the value. */
  readonly text?: ReactNode
  readonly tone?: 'success' | 'danger' | undefined
  readonly icon?: IconName | undefined
}

export interface FiguresProps {
  readonly figures: readonly Figure[]
}

/** A row of figures with their names, as many beside each other as fit. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Row>
      {figures.map(({ id, label, value, text, tone, icon }) => (
        <Tile key={id}>
          <dt>
            {icon === undefined ? null : <Icon name={icon} size={16} />}
            {label}
          </dt>
          <dd data-tone={tone}>{value}</dd>
          {text === undefined ? null : <dd className="text">{text}</dd>}
        </Tile>
      ))}
    </Row>
  )
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: var(--space-3);
  margin: 0;

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const Tile = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-inline-size: 0;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  dt {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    margin: 0;
    font-family: var(--font-display);
    font-size: var(--fs-lg);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  dd[data-tone='success'] {
    color: var(--success-text);
  }
  dd[data-tone='danger'] {
    color: var(--danger-text);
  }
  dd.text {
    color: var(--text-muted);
    font-family: var(--font-text);
    font-size: var(--fs-xs);
    font-weight: 400;
  }
`
