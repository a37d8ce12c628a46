import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { FormField } from '../../lib/form/model'
import { media } from '../breakpoints'

/** As many as a dialog shows without scrolling. */
const drawnAtOnce = 8

export interface GridField {
  readonly name: string
  readonly width: FormField['width'] | undefined
  readonly kind: FormField['kind'] | undefined
  readonly content: ReactNode
}

interface FieldGridProps {
  readonly fields: readonly GridField[]
  /** All of them in one go: one of them is about to be gone to. */
  readonly whole?: boolean
}

/**
 * The fields of a form below each other; short ones share a line where there is room. In a long form the first
 * ones can be typed in while the others, out of sight, are still being drawn.
 */
export function FieldGrid({ fields, whole = false }: FieldGridProps) {
  const [count, setCount] = useState(whole ? Infinity : drawnAtOnce)
  const short = fields.length > count
  useEffect(() => {
    if (short) startTransition(() => setCount(Infinity))
  }, [short])
  return (
    <Grid>
      {fields.slice(0, count).map(({ name, width, kind, content }) => (
        <Cell key={name} data-width={width} data-kind={kind}>
          {content}
        </Cell>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  --field-room: 0px;
  --field-end: 0px;
`

const Cell = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;

  /* a box has its own room around it, for the finger */
  &[data-kind='checkbox'] + &[data-kind='checkbox'] {
    margin-block-start: calc(-1 * var(--space-4));
  }

  @media ${media.tabletUp} {
    &[data-width='half'] {
      grid-column: auto;
    }
  }
`
