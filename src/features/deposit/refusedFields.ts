import * as z from 'zod/mini'
import { CallFailure } from '../../platform/failure'

const refusal = z.object({ fields: z.record(z.string(), z.string()) })

/** What the platform says is wrong, by field; nothing where the refusal is about something else. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return {}
  return z.safeParse(refusal, error.failure.value).data?.fields ?? {}
}
