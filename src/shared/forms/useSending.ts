import { type ReactNode, useState } from 'react'
import type { FormValues } from '../../lib/form/model'
import { wasNotLetIn } from '../../platform/wasRefused'
import { sessionAtom } from '../../session/session'
import { gateAtom } from '../../site/site'
import { useAtomValue, useStore } from '../../state/atoms'
import type { FieldErrors } from '../../ui/form/problem'
import type { PlacedErrors } from './placeErrors'
import { sayFailure } from './sayFailure'

/**
 * A form's submit: acts, and puts what was refused at its field or above the button. What was typed stays. That the session
 * was over is said until it is back.
 * @param place reads a failure for this form
 */
export function useSending(
  place: (error: unknown) => PlacedErrors,
  act: (values: FormValues) => Promise<void>,
): { readonly failure: ReactNode; readonly submit: (values: FormValues) => Promise<FieldErrors> } {
  const { get } = useStore()
  const session = useAtomValue(sessionAtom)
  const [said, show] = useState<{ readonly words: ReactNode; readonly wasOut: boolean }>()
  const isBack = said?.wasOut === true && session.state === 'signed-in' && session.token !== undefined
  const submit = async (values: FormValues) => {
    show(undefined)
    try {
      await act(values)
      return {}
    } catch (error) {
      const placed = place(error)
      // a page in place of the form says that the site has closed; once that is over, so are its words
      if (get(gateAtom).state !== 'open') return {}
      show({ words: sayFailure(placed), wasOut: wasNotLetIn(error) })
      return placed.fields
    }
  }
  return { failure: isBack ? undefined : said?.words, submit }
}
