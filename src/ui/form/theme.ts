import type { FormProps } from '@rjsf/core/lib/components/Form.js'
import { BoundField } from './BoundField'
import { FieldTemplate } from './FieldTemplate'
import { ObjectFieldTemplate } from './ObjectFieldTemplate'
import { CheckboxWidget } from './widgets/CheckboxWidget'
import { CodeWidget } from './widgets/CodeWidget'
import { PasswordWidget } from './widgets/PasswordWidget'
import { SelectWidget } from './widgets/SelectWidget'
import { TextareaWidget } from './widgets/TextareaWidget'
import { TextWidget } from './widgets/TextWidget'

/** The look of every form, as rjsf takes it. Widgets go by the kind of the model's field. */
export const formTheme = {
  fields: { StringField: BoundField, BooleanField: BoundField },
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: {
    text: TextWidget,
    tel: TextWidget,
    email: TextWidget,
    date: TextWidget,
    password: PasswordWidget,
    captcha: CodeWidget,
    smsCode: CodeWidget,
    select: SelectWidget,
    textarea: TextareaWidget,
    checkbox: CheckboxWidget,
  },
} satisfies Pick<FormProps, 'fields' | 'templates' | 'widgets'>
