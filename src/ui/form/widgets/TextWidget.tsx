import { TextInput } from '../../field/TextInput'
import { useFormField } from '../formContext'
import { type FieldWidgetProps, useTextControl } from './widgetProps'

const inputTypes: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', date: 'date' }

/** Text, telephone, email and date. */
export function TextWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  const control = useTextControl<HTMLInputElement>(field, props)
  return <TextInput {...control} type={inputTypes[field.kind] ?? 'text'} />
}
