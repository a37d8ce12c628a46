import { use } from 'react'
import styled from 'styled-components'
import { TextInput } from '../../field/TextInput'
import { FormExtrasContext } from '../formContext'
import { type ControlProps, useTextControl } from './control'

/** A code to copy from a picture or a message, with what the page puts beside it. */
export function CodeControl(props: ControlProps) {
  const { name } = props.field
  const attributes = useTextControl<HTMLInputElement>(props)
  const { beside } = use(FormExtrasContext)
  const control = beside && Object.hasOwn(beside, name) ? beside[name] : undefined
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
  flex-wrap: wrap;
  gap: var(--space-2);

  > :first-child {
    flex: 1 1 5em;
  }
`
