import type { ComponentType } from 'react'
import type { FieldKind } from '../../../lib/form/model'
import { CheckboxControl } from './CheckboxControl'
import { CodeControl } from './CodeControl'
import type { ControlProps } from './control'
import { PasswordControl } from './PasswordControl'
import { SelectControl } from './SelectControl'
import { TextareaControl } from './TextareaControl'
import { TextControl } from './TextControl'

/** The control of each kind of field, in every form. */
export const controls = {
  text: TextControl,
  tel: TextControl,
  email: TextControl,
  date: TextControl,
  password: PasswordControl,
  captcha: CodeControl,
  smsCode: CodeControl,
  select: SelectControl,
  textarea: TextareaControl,
  checkbox: CheckboxControl,
} satisfies Record<FieldKind, ComponentType<ControlProps>>
