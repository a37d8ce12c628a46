import styled from 'styled-components'
import { controlBox } from '../../field/control'
import { useControl } from '../../field/fieldContext'
import { type ControlProps, useTextControl } from './control'

export function TextareaControl(props: ControlProps) {
  const attributes = useTextControl<HTMLTextAreaElement>(props)
  const control = useControl({ id: props.id })
  return <Area {...attributes} {...control} rows={3} />
}

const Area = styled.textarea`
  ${controlBox}
  padding-block: 10px;
  resize: vertical;
`
