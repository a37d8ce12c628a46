import type { ReactNode } from 'react'
import type { FormValues } from '../../lib/form/model'
import type { FieldErrors } from '../../ui/form/problem'
import type { PlacedErrors } from './placeErrors'
import { sayFailure } from './sayFailure'

/**
 * A form's submit: acts, and puts what was refused at its field or above the button. What was typed stays.
 * @param show what stands above the button
 * @param place reads a failure for this form
 */
export const sending =
  (show: (failure: ReactNode) => void, place: (error: unknown) => PlacedErrors, act: (values: FormValues) => Promise<void>) =>
  async (values: FormValues): Promise<FieldErrors> => {
    show(undefined)
    try {
      await act(values)
      return {}
    } catch (error) {
      const placed = place(error)
      show(sayFailure(placed))
      return placed.fields
    }
  }
