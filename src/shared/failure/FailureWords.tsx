import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ErrorRow } from '../../platform/errors/row'
import { TextLink } from '../../ui'
import { useWayOn } from './useWayOn'

interface FailureWordsProps {
  readonly children: ReactNode
  readonly row: ErrorRow
}

/** What went wrong with a form, for the notice above its button: the words, and the way on where it leads elsewhere. */
export function FailureWords({ children, row }: FailureWordsProps) {
  const action = useWayOn()(row.way)
  if (!action) return children
  return (
    <Lines>
      {children}
      <TextLink as="button" type="button" onClick={action.act}>
        {action.label}
      </TextLink>
    </Lines>
  )
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`
