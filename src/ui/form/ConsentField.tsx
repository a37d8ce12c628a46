import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldContext } from '../field/fieldContext'
import { Icon } from '../icons/Icon'

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
        <Message id={`${id}-error`} aria-live="polite">
          {invalid ? (
            <>
              <Icon name="circle-alert" size={16} />
              <span>{error}</span>
            </>
          ) : null}
        </Message>
      </div>
    </FieldContext>
  )
}

const Message = styled.div`
  display: flex;
  gap: 6px;
  color: var(--danger-text);
  font-size: var(--fs-sm);
  line-height: 1.4;

  &:empty {
    display: none;
  }
`
