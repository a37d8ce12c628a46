import { TextInput } from '../../field/TextInput'
import { useFormField } from '../formContext'
import { type FieldWidgetProps, textAttributes } from './widgetProps'

const inputTypes: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', date: 'date' }

/** Text, telephone, email and date. */
export function TextWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  return <TextInput {...textAttributes(field, props)} type={inputTypes[field.kind] ?? 'text'} />
}
