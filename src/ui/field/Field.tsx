import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import { FieldContext } from './fieldContext'
import { Star } from './Star'

export interface FieldProps {
  /** Id of the control; hint and error take `<id>-hint` and `<id>-error`. */
  readonly id: string
  readonly label: ReactNode
  readonly required?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Something at the end of the label's line, such as a link. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Label above, control, hint below; an error stands where the hint stood, so that nothing jumps. */
export function Field({ id, label, required = false, hint, error, aside, children }: FieldProps) {
  const invalid = isText(error)
  const hinted = isText(hint) && !invalid
  const describedBy = invalid ? `${id}-error` : hinted ? `${id}-hint` : undefined
  return (
    <FieldContext value={{ id, required, invalid, describedBy }}>
      <Box>
        <LabelLine>
          <Label htmlFor={id}>
            {label}
            {required ? <Star /> : null}
          </Label>
          {aside}
        </LabelLine>
        {children}
        <Message>
          {hinted ? <span id={`${id}-hint`}>{hint}</span> : null}
          <ErrorText id={`${id}-error`} aria-live="polite">
            {invalid ? (
              <>
                <Icon name="circle-alert" size={16} />
                <span>{error}</span>
              </>
            ) : null}
          </ErrorText>
        </Message>
      </Box>
    </FieldContext>
  )
}

const isText = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--fs-sm);
`

const Label = styled.label`
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Message = styled.div`
  min-block-size: 1.4em;
  margin-block-end: var(--space-3);
  font-size: var(--fs-sm);
  line-height: 1.4;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

const ErrorText = styled.span`
  display: flex;
  gap: 6px;
  color: var(--danger-text);

  &:empty {
    display: none;
  }

  svg {
    margin-block-start: 0.1em;
  }
`
