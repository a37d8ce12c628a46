import styled from 'styled-components'
import { controlBox } from '../../field/control'
import { useControl } from '../../field/fieldContext'
import { useFormField } from '../formContext'
import { type FieldWidgetProps, useTextControl } from './widgetProps'

export function TextareaWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  const attributes = useTextControl<HTMLTextAreaElement>(field, props)
  const control = useControl({ id: props.id })
  return <Area {...attributes} {...control} rows={3} />
}

const Area = styled.textarea`
  ${controlBox}
  padding-block: 10px;
  resize: vertical;
`
