import Form from '@rjsf/core/lib/components/Form.js'
import { memo, type ReactNode, useMemo } from 'react'
import type { FormModel } from '../../lib/form/model'
import { toRjsf } from './formSchema'
import { formTheme } from './theme'
import { createValidator } from './validator'

const validator = createValidator()
// The model says what fields hold at first; rjsf's own data stays empty.
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const
const bare = ({ children }: { readonly children?: ReactNode }) => children

/**
 * The part that rjsf draws. Its data and its checks are the store's (BoundField), so nothing but another model draws
 * it again; the form element, the button and sending are MarqueeForm's.
 */
export const DrawnForm = memo(function DrawnForm({
  model,
  idPrefix,
}: {
  readonly model: FormModel
  readonly idPrefix: string
}) {
  const { schema, uiSchema } = useMemo(() => toRjsf(model), [model])
  return (
    <Form
      {...formTheme}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      idPrefix={idPrefix}
      tagName={bare}
      noHtml5Validate
      noValidate
      showErrorList={false}
      experimental_componentUpdateStrategy="shallow"
      experimental_defaultFormStateBehavior={noDefaults}
    >
      {nothing}
    </Form>
  )
})

/** In place of rjsf's own button. */
const nothing = <></>
