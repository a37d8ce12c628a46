import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FormModel, FormSchema } from '../../lib/form/model'

/** The schemas of a model as rjsf types them: with lists that could be written to. */
export function toRjsf({ schema, uiSchema }: FormModel): { readonly schema: RJSFSchema; readonly uiSchema: UiSchema } {
  const properties: Record<string, RJSFSchema> = {}
  for (const [name, { enum: choices, ...rest }] of Object.entries(schema.properties)) {
    properties[name] = { ...rest, ...(choices && { enum: [...choices] }) }
  }
  return { schema: { type: 'object', required: [...schema.required], properties }, uiSchema: { ...uiSchema } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFormSchema = (schema: unknown): schema is FormSchema =>
  isRecord(schema) &&
  schema.type === 'object' &&
  isRecord(schema.properties) &&
  Object.values(schema.properties).every((one) => isRecord(one) && (one.type === 'string' || one.type === 'boolean'))

/** A schema that came back from rjsf. Only those of form models are validated here. */
export function readFormSchema(schema: unknown): FormSchema {
  if (!isFormSchema(schema)) throw new Error('not the schema of a form model: an object of texts and booleans')
  return { ...schema, required: schema.required ?? [] }
}
