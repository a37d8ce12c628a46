import { TextInput } from '../../field/TextInput'
import { type ControlProps, useTextControl } from './control'

const inputTypes: Readonly<Record<string, string>> = { tel: 'tel', email: 'email', date: 'date' }

/** Text, telephone, email and date. */
export function TextControl(props: ControlProps) {
  return <TextInput {...useTextControl<HTMLInputElement>(props)} type={inputTypes[props.field.kind] ?? 'text'} />
}
