import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Actions, Medallion, Plate, Title, Words } from './EmptyState'

export interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode
  /** What to do. */
  readonly text?: ReactNode
  /** Buttons: retry, contact, go back. */
  readonly actions?: ReactNode
  readonly icon?: IconName | undefined
  readonly compact?: boolean | undefined
}

export function ErrorState({ title, text, actions, icon = 'triangle-alert', compact = false }: ErrorStateProps) {
  return (
    // why it happened may come later, and is then read alone
    <Plate role="alert" aria-atomic={false} $compact={compact}>
      <Medallion aria-hidden="true" $tone="danger">
        <Icon name={icon} size={28} />
      </Medallion>
      <Title>{title}</Title>
      {text === undefined ? null : <Words>{text}</Words>}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Plate>
  )
}
