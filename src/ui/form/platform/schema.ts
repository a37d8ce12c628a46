import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { FormField, FormModel, FormSchema, FormValue, FormValues, Normalise } from '../../../lib/form/model'

/**
 * The schemas of a model for rjsf. Each property says besides how what was typed becomes the value that is checked:
 * rjsf holds what was typed, and hands its validator no more than the data and the schema.
 */
export function toRjsf(model: FormModel): { readonly schema: RJSFSchema; readonly uiSchema: UiSchema } {
  const properties: Record<string, RJSFSchema> = {}
  for (const { name, normalise } of model.fields) {
    const { enum: choices, ...rest } = model.schema.properties[name] ?? { type: 'string' }
    properties[name] = { ...rest, ...(choices && { enum: [...choices] }), normalise }
  }
  return {
    schema: { type: 'object', required: [...model.schema.required], properties },
    uiSchema: { ...model.uiSchema },
  }
}

export interface ReadSchema {
  readonly form: FormSchema
  readonly fields: readonly Pick<FormField, 'name' | 'normalise'>[]
}

/** A schema that came back from rjsf. Only those of form models are validated here. */
export function readSchema(schema: unknown): ReadSchema {
  if (!isFormSchema(schema)) throw new Error('not the schema of a form model: an object of texts and booleans')
  return {
    form: { ...schema, required: schema.required ?? [] },
    fields: Object.entries(schema.properties).map(([name, { normalise }]) => ({
      name,
      normalise: normalise ?? 'none',
    })),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface TypedSchema extends FormSchema {
  readonly properties: Readonly<Record<string, FormSchema['properties'][string] & { readonly normalise?: Normalise }>>
}

const isFormSchema = (schema: unknown): schema is TypedSchema =>
  isRecord(schema) &&
  schema.type === 'object' &&
  isRecord(schema.properties) &&
  Object.values(schema.properties).every((one) => isRecord(one) && (one.type === 'string' || one.type === 'boolean'))

/** What rjsf holds, which it types loosely. */
export function readData(data: unknown): FormValues {
  return Object.fromEntries(Object.entries(isRecord(data) ? data : {}).filter(isEntry))
}
const isEntry = (entry: [string, unknown]): entry is [string, FormValue] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean'
