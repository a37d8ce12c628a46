import { type SchemaId, validate } from '../../schemas'
import { type Answer, refuseFields } from '../answer'

/** Refuses a body that does not follow its schema, by the names of its own fields, those of rows too: `terms.0.rate`. */
export function refuseShape(schema: SchemaId, body: unknown): Answer {
  const fields = validate(schema, body).map(({ instancePath, params }): [string, string] => {
    const within = instancePath.split('/').slice(1).map(unescaped)
    const missing: unknown = params['missingProperty']
    return typeof missing === 'string'
      ? [[...within, missing].join('.'), 'required']
      : [within.join('.') || 'body', 'format']
  })
  return refuseFields(Object.fromEntries(fields))
}

/** A name within a JSON pointer. */
const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** Refuses by the names of those that were not sent. */
export const refuseMissing = (wanted: Readonly<Record<string, string | number | undefined>>): Answer =>
  refuseFields(
    Object.fromEntries(
      Object.entries(wanted).flatMap(([name, sent]) => (sent === undefined ? [[name, 'required']] : [])),
    ),
  )
