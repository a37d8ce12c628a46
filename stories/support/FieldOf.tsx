import type { ComponentType } from 'react'
import { Field } from '../../src/ui'
import { useSay } from './say'

interface Labels {
  readonly label: string
  readonly hint?: string
  readonly error?: string
}

/** Puts a control into a Field, as forms do: a control alone has no name. */
export const fieldOf = ({ label, hint, error }: Labels) =>
  function InField(Story: ComponentType) {
    const say = useSay()
    return (
      <div style={{ maxInlineSize: 380 }}>
        <Field id="control" label={say(label)} hint={hint && say(hint)} error={error && say(error)}>
          <Story />
        </Field>
      </div>
    )
  }
