import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { FormField } from '../../lib/form/model'
import { media } from '../breakpoints'

/** As many as a dialog shows without scrolling. */
const drawnAtOnce = 8

interface GridField {
  readonly name: string
  readonly width: FormField['width'] | undefined
  readonly content: ReactNode
}

interface FieldGridProps {
  readonly fields: readonly GridField[]
}

/**
 * The fields of a form below each other; short ones share a line where there is room. In a long form the first
 * ones can be typed in while the others, out of sight, are still being drawn.
 */
export function FieldGrid({ fields }: FieldGridProps) {
  const [count, setCount] = useState(drawnAtOnce)
  const short = fields.length > count
  useEffect(() => {
    if (short) startTransition(() => setCount(Infinity))
  }, [short])
  return (
    <Grid>
      {fields.slice(0, count).map(({ name, width, content }) => (
        <Cell key={name} data-width={width}>
          {content}
        </Cell>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2) var(--space-4);
`

const Cell = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;

  @media ${media.tabletUp} {
    &[data-width='half'] {
      grid-column: auto;
    }
  }
`
