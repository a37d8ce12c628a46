import type { ReactNode } from 'react'
import styled from 'styled-components'
import { displayFace } from '../css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Phrases } from '../text/Phrases'

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The way on: a button or link. */
  readonly action?: ReactNode
  readonly icon?: IconName | undefined
  readonly compact?: boolean | undefined
}

/** Nothing here yet: one sentence and the way on. */
export function EmptyState({ title, text, action, icon = 'package-open', compact = false }: EmptyStateProps) {
  return (
    <Plate $compact={compact}>
      <Medallion aria-hidden="true">
        <Icon name={icon} size={28} />
      </Medallion>
      <Title>
        <Phrases>{title}</Phrases>
      </Title>
      {text === undefined ? null : <Words>{text}</Words>}
      {action === undefined ? null : <Actions>{action}</Actions>}
    </Plate>
  )
}

export const Plate = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding: ${({ $compact }) => ($compact ? 'var(--space-5) var(--space-4)' : 'var(--space-7) var(--space-4)')};
  /* in a panel it is no box of its own */
  border: var(--plate-line, 1px solid var(--line));
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--plate-backdrop, var(--backdrop-soft));
  text-align: center;
`

export const Medallion = styled.div<{ $tone?: 'accent' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--radius-l);
  background-color: ${({ $tone = 'accent' }) => `var(--${$tone}-soft)`};
  color: ${({ $tone = 'accent' }) => `var(--${$tone}-text)`};
`

export const Title = styled.p`
  ${displayFace}
  font-size: var(--fs-lg);
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
`

export const Words = styled.p`
  max-inline-size: 48ch;
  color: var(--text-muted);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
`
