import type { ReactNode } from 'react'
import type { FormModel, FormValues } from '../../lib/form/model'
import type { FormExtras, Translate } from './formContext'
import type { FieldErrors } from './problem'

/** What pages give to either form. */
export interface FormProps extends FormExtras {
  readonly model: FormModel
  /**
   * Gets the checked values: trimmed, digits made plain, empty ones left out. What it answers is shown at the
   * fields; a name that the form does not have is shown above the button.
   */
  readonly onSubmit: (values: FormValues) => Promise<FieldErrors | void>
  readonly submitLabel: string
  /** What the button does cannot be undone. */
  readonly final?: boolean
  readonly busy?: boolean
  /** What went wrong with the whole form. */
  readonly formError?: ReactNode
  readonly t: Translate
  /** Between the fields and the button. */
  readonly children?: ReactNode
}
