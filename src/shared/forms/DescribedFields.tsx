import { useMemo } from 'react'
import { useTranslate } from '../../site/useTranslate'
import { FormScopeContext } from '../../ui/form/formContext'
import { StoredFields } from '../../ui/form/StoredFields'
import type { DescribedFieldsState } from './useDescribedFields'

/** The fields of `useDescribedFields`, within the form that they are a part of; nothing where none are described. */
export function DescribedFields({ of: { model, store } }: { readonly of: DescribedFieldsState }) {
  const t = useTranslate()
  const scope = useMemo(() => ({ form: store, t }), [store, t])
  if (model.fields.length === 0) return null
  return (
    <FormScopeContext value={scope}>
      <StoredFields store={store} model={model} />
    </FormScopeContext>
  )
}
