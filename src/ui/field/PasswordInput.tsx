import { type ComponentProps, useState } from 'react'
import { IconButton } from '../action/IconButton'
import { StrengthBar, type Strength } from './StrengthBar'
import { TextInput } from './TextInput'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'prefix'> {
  readonly labels: { readonly show: string; readonly hide: string }
  /** Drawn below when given: how hard the password is to guess. */
  readonly strength?: Strength | undefined
}

export function PasswordInput({ labels, strength, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? labels.hide : labels.show
  return (
    <div>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        end={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={label}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength === undefined ? null : <StrengthBar {...strength} />}
    </div>
  )
}
