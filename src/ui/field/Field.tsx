import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldContext } from './fieldContext'
import { ErrorLine, Growing } from './ErrorLine'
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

/**
 * Label above, control, hint below; an error grows where the hint stood. Fields keep room for a line below them, so that
 * nothing moves; a grid of fields sets `--field-room: 0px` and `--field-end: 0px` and has them as high as their words.
 */
export function Field({ id, label, required = false, hint, error, aside, children }: FieldProps) {
  const invalid = isText(error)
  const hinted = isText(hint)
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
        <Messages>
          {hinted ? (
            <HintLine data-open={!invalid}>
              <Hint id={`${id}-hint`}>{hint}</Hint>
            </HintLine>
          ) : null}
          <ErrorLine id={`${id}-error`} error={invalid ? error : undefined} />
        </Messages>
      </Box>
    </FieldContext>
  )
}

const isText = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

const Box = styled.div`
  display: grid;
  min-inline-size: 0;
`

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: 6px;
  font-size: var(--fs-sm);
`

const Label = styled.label`
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Messages = styled.div`
  min-block-size: var(--field-room, calc(1.4em + 6px));
  margin-block-end: var(--field-end, var(--space-3));
  font-size: var(--fs-sm);
  line-height: 1.4;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

/** Hint and error take each other's place in the same time: what is below moves once, and no further than it must. */
const HintLine = styled(Growing)`
  &[data-open='false'] {
    visibility: hidden;
  }
`

const Hint = styled.div`
  text-wrap: pretty;

  &::before {
    content: '';
    display: block;
    block-size: 6px;
  }
`
