import { useCallback, useId, useMemo, useSyncExternalStore } from 'react'
import type { FormField, FormModel, FormValue } from '../../lib/form/model'
import { afterPress } from './afterPress'
import { controls } from './controls/controls'
import { FieldGrid } from './FieldGrid'
import { FieldView } from './FieldView'
import type { FormStore } from './formStore'

interface StoredFieldsProps {
  readonly store: FormStore
  readonly model: FormModel
}

/** The fields of a form that the product checks, within whatever form element they are a part of. */
export function StoredFields({ store, model }: StoredFieldsProps) {
  const id = useId()
  const fields = useMemo(
    () =>
      model.fields.map((field) => ({
        name: field.name,
        width: field.width,
        kind: field.kind,
        content: <StoredField store={store} field={field} id={`${id}_${field.name}`} />,
      })),
    [model, store, id],
  )
  return <FieldGrid key={model.id} fields={fields} />
}

interface StoredFieldProps {
  readonly store: FormStore
  readonly field: FormField
  readonly id: string
}

function StoredField({ store, field, id }: StoredFieldProps) {
  const { name } = field
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  const snapshot = () => store.problem(name)
  const problem = useSyncExternalStore(subscribe, snapshot, snapshot)
  const change = useCallback((next: FormValue) => store.set(name, next), [store, name])
  const leave = useCallback(() => afterPress(() => store.leave(name)), [store, name])
  const Control = controls[field.kind]
  return (
    <FieldView id={id} field={field} problem={problem}>
      <Control field={field} id={id} draft={store} onChange={change} onBlur={leave} />
    </FieldView>
  )
}
