import * as z from 'zod/mini'
import { envelopeSchema } from '../../../src/contract/envelope'
import { readableErrors } from '../../../src/server/brands/schemaErrors'
import { type SchemaId, validate } from '../../../src/server/schemas'

/** The value of an answer, or in words why there is none. */
export type AnswerValue = { readonly value: unknown } | { readonly refused: string }

/** Reads status and envelope of an answer. */
export function readAnswer(status: number, text: string): AnswerValue {
  if (status < 200 || status > 299) return { refused: `the platform answered ${status}${messageIn(text)}` }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { refused: `the answer is no JSON; it begins with ${JSON.stringify(text.slice(0, 40))}` }
  }
  const envelope = z.safeParse(envelopeSchema, body)
  if (!envelope.success) return { refused: 'the answer has no envelope {"success": …, "value": …}' }
  const { success, message } = envelope.data
  const value: unknown = envelope.data.value
  return success ? { value } : { refused: `the platform refused: ${message ?? 'without a reason'}` }
}

/** What of a value is not as its schema says, each with its place: `$.fields.email: …`. At most ten. */
export function shapeProblems(schema: SchemaId, path: string, value: unknown): readonly string[] {
  const document = { file: path, text: '{}', value }
  return readableErrors('', document, validate(schema, value))
    .slice(0, 10)
    .map(({ jsonPath, message, found, allowed }) => `${jsonPath}: ${message}; found ${found}; allowed: ${allowed}`)
}

function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
      ? ` (${body.message})`
      : ''
  } catch {
    return ''
  }
}
