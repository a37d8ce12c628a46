import type { ReactNode } from 'react'
import { SubmitFoot } from '../action/SubmitFoot'
import { Notice } from '../feedback/Notice'
import { VisuallyHidden } from '../text/VisuallyHidden'

export interface FormFootProps {
  readonly submitLabel: string
  readonly busy: boolean
  readonly final?: boolean | undefined
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
export function FormFoot({ submitLabel, busy, final, formError, unplaced, summary, children }: FormFootProps) {
  return (
    <>
      {children}
      <SubmitFoot label={submitLabel} busy={busy} final={final}>
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
      </SubmitFoot>
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </>
  )
}
