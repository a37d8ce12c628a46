import * as z from 'zod/mini'
import { envelopeSchema } from '../../../src/contract/envelope'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { readableErrors } from '../../../src/server/brands/schemaErrors'
import { type SchemaId, validate } from '../../../src/server/schemas'
import { answerJson } from './answerJson'

/** The value of an answer, or in words why there is none. */
export type AnswerValue = { readonly value: unknown } | { readonly refused: string }

/** Reads status and envelope of an answer. */
export function readAnswer(status: number, text: string): AnswerValue {
  const read = answerJson(text)
  if (status < 200 || status > 299)
    return { refused: `the platform answered ${status}${'body' in read ? messageIn(read.body) : ''}` }
  if ('refused' in read) return { refused: inTheOpen(read.refused) }
  const envelope = z.safeParse(envelopeSchema, read.body)
  if (!envelope.success) return { refused: 'the answer has no envelope {"success": …, "value": …}' }
  const { success, message } = envelope.data
  const value: unknown = envelope.data.value
  return success
    ? { value }
    : {
        refused: `the platform refused: ${quoted(message ?? 'without a reason')}`,
      }
}

/** Characters of a platform's reason that are repeated. */
const mostReason = 200

/** A stranger's words go to a terminal: short, and with nothing hidden in them. */
const quoted = (words: string) => inTheOpen(words.length > mostReason ? `${words.slice(0, mostReason)}…` : words)

/** What of a value is not as its schema says, each with its place: `$.fields.email: …`. At most ten. */
export function shapeProblems(schema: SchemaId, path: string, value: unknown): readonly string[] {
  const document = { file: path, text: '{}', value }
  return readableErrors('', document, validate(schema, value))
    .slice(0, 10)
    .map(({ jsonPath, message, found, allowed }) => `${jsonPath}: ${message}; found ${found}; allowed: ${allowed}`)
}

const messageIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? ` (${quoted(body.message)})`
    : ''
