import { useLayoutEffect, useMemo, useState } from 'react'
import type { DescribedField } from '../../contract/described-field'
import { buildDescribedForm } from '../../engine/form/describedForm'
import { sentValues } from '../../engine/form/sentValues'
import type { FormModel } from '../../lib/form/model'
import type { FieldErrors } from '../../ui/form/problem'
import { createFormStore, type FormStore } from '../../ui/form/formStore'
import { useFormPatterns } from '../../ui/form/useFormPatterns'

export interface DescribedFieldsState {
  readonly model: FormModel
  readonly store: FormStore
  /** What is sent, or the names that are wrong, which are said from now on. */
  readonly check: () => { readonly values: Readonly<Record<string, string>> } | { readonly wrong: readonly string[] }
  /** Says at the fields what the server answered; the names that are not among them. */
  readonly refuse: (errors: FieldErrors) => readonly string[]
}

const none: readonly DescribedField[] = []

/**
 * Fields that the platform describes, as a part of a form: `<DescribedFields>` draws them, `check` reads them. What was
 * typed stays for fields of the same name when others are described.
 */
export function useDescribedFields(id: string, fields: readonly DescribedField[] = none): DescribedFieldsState {
  const model = useMemo(() => buildDescribedForm(id, fields).value, [id, fields])
  const [store] = useState(() => createFormStore(model))
  useLayoutEffect(() => store.use(model), [store, model])
  useFormPatterns(store, model)
  return useMemo(
    () => ({
      model,
      store,
      check() {
        const checked = store.check()
        return checked.ok ? { values: sentValues(model, checked.values) } : { wrong: checked.wrong }
      },
      refuse(errors) {
        const own = store.refuse(errors)
        return Object.keys(errors).filter((name) => !own.includes(name))
      },
    }),
    [model, store],
  )
}
