import type { FormModel, FormValues } from '../../lib/form/model'
import { readValues } from '../../lib/form/values'

/** What a form sends: its values without consents, dates in the platform's order. */
export function sentValues(model: FormModel, typed: FormValues): Readonly<Record<string, string>> {
  const values = readValues(model, typed)
  const sent: [string, string][] = []
  for (const { name, sent: isSent, monthFirst } of model.fields) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (isSent && typeof value === 'string') sent.push([name, monthFirst ? dateMonthFirst(value) : value])
  }
  return Object.fromEntries(sent)
}

/** yyyy-MM-dd as MM-dd-yyyy. */
const dateMonthFirst = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`
