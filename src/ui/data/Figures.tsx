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

/** Figures with their names, as many beside each other as fit. A tile is never narrower than its figure. */
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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: 0;

  > div {
    flex: 1 1 148px;
    max-inline-size: 100%;
  }

  @media ${media.phone} {
    > div {
      flex-basis: calc(50% - var(--space-3));
    }
  }
`

const Tile = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
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
    font-family: var(--font-figure);
    font-size: var(--fs-lg);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    /* not anywhere: a tile is as wide as its longest word, and a figure is one, unless the whole row is narrower */
    overflow-wrap: break-word;
  }
  dd > bdi {
    white-space: normal;
  }
  /* a date has more letters than a figure, and is one word, too */
  dd > time {
    font-size: var(--fs-md);
    white-space: nowrap;
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
