import type { FormModel } from '../../../lib/form/model'
import { CallFailure } from '../../../platform/failure'
import { type PlacedErrors, placeErrors } from '../../../shared/forms/placeErrors'

/** In forms that know an account by its number, an unknown account is a matter of the number's field. */
export function placePhoneErrors(error: unknown, model: FormModel, t: (key: string) => string): PlacedErrors {
  if (error instanceof CallFailure && error.failure.type === 'server' && error.failure.message === 'user.not.exist') {
    return { fields: { mobileNum: t('auth.phone.unknown') }, form: undefined }
  }
  return placeErrors(error, model, t)
}
