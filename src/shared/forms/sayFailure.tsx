import type { ReactNode } from 'react'
import { FailureWords } from '../failure/FailureWords'
import type { PlacedErrors } from './placeErrors'

/** What stands above the form's button: the words, and the way on where it leads out of the form. */
export const sayFailure = ({ form, row }: PlacedErrors): ReactNode =>
  form === undefined || row === undefined ? form : <FailureWords row={row}>{form}</FailureWords>
