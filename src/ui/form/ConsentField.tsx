import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldContext } from '../field/fieldContext'
import { ErrorLine } from '../field/ErrorLine'

interface ConsentFieldProps {
  readonly id: string
  readonly required: boolean
  readonly error: string | undefined
  /** A checkbox, which carries its own label. */
  readonly children: ReactNode
}

export function ConsentField({ id, required, error, children }: ConsentFieldProps) {
  const invalid = error !== undefined
  return (
    <FieldContext value={{ id, required, invalid, describedBy: invalid ? `${id}-error` : undefined }}>
      <div>
        {children}
        <BelowWords data-invalid={invalid}>
          <ErrorLine id={`${id}-error`} error={error} />
        </BelowWords>
      </div>
    </FieldContext>
  )
}

/** Not below the box. */
const BelowWords = styled.div`
  padding-inline-start: calc(24px + var(--space-3));

  /* nearer to its own box than to the next */
  &[data-invalid='true'] {
    margin-block: calc(-1 * var(--space-2)) var(--space-2);
  }
`
