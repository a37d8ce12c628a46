import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { Button } from './Button'

interface SubmitFootProps {
  readonly label: string
  readonly busy: boolean
  /** What it does cannot be undone. */
  readonly final?: boolean | undefined
  /** What went wrong, above the button: it is seen wherever the button is. */
  readonly children?: ReactNode
}

const space = 'clamp(8px, 3dvh - 8px, var(--space-5))'
const edgeAbove = 'var(--space-2) - var(--space-4)'

/** So much higher than its button and the gap before it is the end of a form in a dialog, for skeletons. */
export const submitFootRoom = `max(0px, ${edgeAbove} + 1px + 2 * ${space} - var(--space-5))`

/** The end of a form. In a dialog it stays in view, however long the form is. */
export function SubmitFoot({ label, busy, final = false, children }: SubmitFootProps) {
  return (
    <Foot data-submit>
      {children}
      <Button type="submit" variant={final ? 'danger' : 'primary'} size="l" block busy={busy}>
        {label}
      </Button>
    </Foot>
  )
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* not where it would leave no room for the fields; a phone's keyboard leaves little, and the button is wanted there */
  @media (min-height: 700px), ${media.phone} {
    dialog & {
      --foot-space: ${space};

      position: sticky;
      z-index: 1;
      /* over the body's own space at its end: nothing shows below the button */
      inset-block-end: 0;
      /* its edge is near the last line, and never on it: rows of a form are at least --space-4 apart */
      margin-block: calc(${edgeAbove}) calc(-1 * var(--space-5));
      padding-block: var(--foot-space);
      /* fields go under its edge: there are more */
      border-block-start: 1px solid var(--line);
      background-color: var(--surface-2);
    }
  }
`
