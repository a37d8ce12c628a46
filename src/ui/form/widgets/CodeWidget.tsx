import { use } from 'react'
import styled from 'styled-components'
import { TextInput } from '../../field/TextInput'
import { FormExtrasContext, useFormField } from '../formContext'
import { type FieldWidgetProps, useTextControl } from './widgetProps'

/** A code to copy from a picture or a message, with what the page puts beside it. */
export function CodeWidget(props: FieldWidgetProps) {
  const field = useFormField(props.name)
  const attributes = useTextControl<HTMLInputElement>(field, props)
  const { beside } = use(FormExtrasContext)
  const control = beside && Object.hasOwn(beside, field.name) ? beside[field.name] : undefined
  const input = <TextInput {...attributes} dir="ltr" />
  if (control === undefined) return input
  return (
    <Line>
      {input}
      {control}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: var(--space-2);

  > :first-child {
    flex: 1;
  }
`
