import type { ReactNode } from 'react'
import { Button } from '../action/Button'
import { Notice } from '../feedback/Notice'
import { VisuallyHidden } from '../text/VisuallyHidden'

export interface FormFootProps {
  readonly submitLabel: string
  readonly busy: boolean
  /** What went wrong with the whole form. */
  readonly formError?: ReactNode
  /** What the server said of fields that the form does not have. */
  readonly unplaced: readonly string[]
  /** How many fields are wrong, for screen readers. */
  readonly summary: string
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** What stands below the fields of every form. */
export function FormFoot({ submitLabel, busy, formError, unplaced, summary, children }: FormFootProps) {
  return (
    <>
      {children}
      {formError === undefined || formError === null || formError === '' ? null : (
        <Notice tone="danger" alert>
          {formError}
        </Notice>
      )}
      {unplaced.map((text) => (
        <Notice key={text} tone="danger" alert>
          {text}
        </Notice>
      ))}
      <Button type="submit" variant="primary" size="l" block busy={busy}>
        {submitLabel}
      </Button>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </>
  )
}
