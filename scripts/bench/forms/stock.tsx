import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { model } from './model'
import { offer } from './page'

/** What our schemas say beyond JSON Schema is left out: stock rjsf has less to do. */
const schema: RJSFSchema = {
  type: 'object',
  required: [...model.schema.required],
  properties: Object.fromEntries(
    Object.entries(model.schema.properties).map(([name, { type, minLength, maxLength, format }]) => [
      name,
      {
        type,
        title: name,
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(format === 'date' && { format }),
      },
    ]),
  ),
}

/** rjsf as it comes, with its Ajv validator. It needs eval, so its page has no policy. */
offer(() => <Form schema={schema} validator={validator} liveValidate="onChange" noHtml5Validate />)
