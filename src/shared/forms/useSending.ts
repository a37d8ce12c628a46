import { type ReactNode, useState } from 'react'
import type { FormValues } from '../../lib/form/model'
import { gateAtom } from '../../site/site'
import { useStore } from '../../state/atoms'
import type { FieldErrors } from '../../ui/form/problem'
import type { PlacedErrors } from './placeErrors'
import { sayFailure } from './sayFailure'

/**
 * A form's submit: acts, and puts what was refused at its field or above the button. What was typed stays.
 * @param place reads a failure for this form
 */
export function useSending(
  place: (error: unknown) => PlacedErrors,
  act: (values: FormValues) => Promise<void>,
): { readonly failure: ReactNode; readonly submit: (values: FormValues) => Promise<FieldErrors> } {
  const { get } = useStore()
  const [failure, show] = useState<ReactNode>()
  const submit = async (values: FormValues) => {
    show(undefined)
    try {
      await act(values)
      return {}
    } catch (error) {
      const placed = place(error)
      // a page in place of the form says that the site has closed; once that is over, so are its words
      if (get(gateAtom).state !== 'open') return {}
      show(sayFailure(placed))
      return placed.fields
    }
  }
  return { failure, submit }
}
