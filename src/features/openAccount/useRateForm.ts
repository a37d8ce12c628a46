import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import type { FormModel, FormValue, FormValues } from '../../lib/form/model'
import type { AmountProblem } from '../../lib/typedAmount'
import { placeErrors } from '../../shared/forms/placeErrors'
import { useRequestIds } from '../../shared/forms/useRequestIds'
import { useSending } from '../../shared/forms/useSending'
import { useTranslate } from '../../site/useTranslate'
import type { OwnRules } from '../../ui/form/problem'
import { readRate } from './rate'

const problemWords: Readonly<Record<AmountProblem, MessageKey>> = {
  required: 'openAccount.rate.required',
  format: 'openAccount.rate.format',
  least: 'openAccount.rate.format',
  most: 'openAccount.rate.most',
}

interface RateForm {
  readonly model: FormModel
  /** One's own rate, in basis points and as it is read. */
  readonly own: number
  readonly most: string
}

/**
 * Submits a form that has a rate. What is sent again after a failure has the request id of before, so that the platform
 * does nothing twice; something else has an id of its own.
 */
export function useRateForm<Content extends object>(
  { model, own, most }: RateForm,
  read: (values: FormValues, rateBp: number) => Content,
  act: (request: Content & { readonly requestId: string }) => Promise<void>,
) {
  const t = useTranslate()
  const { t: say } = useTranslation()
  const requestIds = useRequestIds()
  const rateIn = (value: FormValue | undefined) => readRate(typeof value === 'string' ? value : '', own)
  const { failure, submit } = useSending(
    (error) => placeErrors(error, model, t),
    async (values) => {
      const checked = rateIn(values['rateBp'])
      if ('problem' in checked) return
      const content = read(values, checked.rateBp)
      await act({ ...content, requestId: requestIds.of(content) })
      requestIds.answered()
    },
  )
  const rules: OwnRules = {
    rateBp: (value) => {
      const checked = rateIn(value)
      return 'problem' in checked ? say(problemWords[checked.problem], { most }) : undefined
    },
  }
  return { failure, submit, rules, t }
}
