import * as z from 'zod/mini'
import { type Scenario, scenarioSchema } from '../../../src/contract/scenario'
import type { Call } from '../../../src/platform/calls'
import { CutShort } from '../../../src/server/edge/boundedBody'
import { PlatformFailure } from '../../../src/server/edge/platformCalls'
import { type Asked, publicCalls, type PublicCall, type RecordedPart } from './publicCalls'
import { readAnswer, shapeProblems } from './readAnswer'
import { redacted } from './redact'
import { droppedRules } from './registration'

/** One request to a platform: over the line, or to the sandbox in this process. */
export type Ask = (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>

export interface RecordOptions extends Asked {
  readonly ask: Ask
  /** How errors and the record name the platform. */
  readonly from: string
  /** Platform's code of the language. */
  readonly language: string
  /** Paths that the brand's deployment publishes under another name, by call id. */
  readonly paths?: Readonly<Record<string, string>>
}

/** Why an answer could not be used. */
export interface AnswerProblem {
  readonly part: RecordedPart
  readonly path: string
  readonly message: string
  /** Places in the answer, where it came and did not fit. */
  readonly details: readonly string[]
  /** The rest of the answer is used all the same. */
  readonly partly?: true
}

export interface Recorded {
  /** Undefined where not even the module tree came. */
  readonly scenario: Scenario | undefined
  readonly problems: readonly AnswerProblem[]
}

/** Of one answer, uncompressed. */
export const mostBytes = 8_000_000

/** Asks every public call once and keeps what the schemas know of the answers: no token, nothing of a member. */
export async function recordPlatform(options: RecordOptions): Promise<Recorded> {
  const answers = await Promise.all(publicCalls.map(async (row) => ({ row, ...(await askOne(row, options)) })))
  const parts: Partial<Record<RecordedPart, unknown>> = {}
  for (const { row, value } of answers) if (value !== undefined) parts[row.part] = value
  const permission = z.safeParse(z.object({ whitelabel: z.optional(z.unknown()) }), parts.permission)
  // The tree may come with the status answer; its own call is then often not there.
  if (permission.success && permission.data.whitelabel !== undefined) parts.whitelabel = permission.data.whitelabel
  const problems = answers.flatMap(({ row, problem }) =>
    problem && (problem.partly || !(row.part in parts)) ? [problem] : [],
  )
  const { from, merchant } = options
  const missing = problems.filter(({ partly }) => !partly).map(({ part }) => part)
  const whole = { ...parts, recorded: { from, merchant, at: new Date().toISOString(), missing } }
  const parsed = z.safeParse(scenarioSchema, redacted(whole))
  return { scenario: parsed.success ? parsed.data : undefined, problems }
}

interface Answered {
  readonly value?: unknown
  readonly problem?: AnswerProblem
}

async function askOne(row: PublicCall, options: RecordOptions): Promise<Answered> {
  const { ask, paths = {} } = options
  const known = Object.hasOwn(paths, row.part) ? paths[row.part] : undefined
  const path = known ?? row.call.path
  const refuse = (message: string, details: readonly string[] = []): Answered => ({
    problem: { part: row.part, path, message, details },
  })
  const query = new URLSearchParams(row.query(options)).toString()
  const headers = visitorHeaders(row.call, options)
  try {
    const response = await ask(query === '' ? path : `${path}?${query}`, headers)
    const text = await response.text()
    const answer = readAnswer(response.status, text)
    return 'refused' in answer ? refuse(answer.refused) : checked(row, answer.value, refuse)
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

function checked(
  row: PublicCall,
  value: unknown,
  refuse: (message: string, details?: readonly string[]) => Answered,
): Answered {
  const details = shapeProblems(row.schema, row.call.path, value)
  if (details.length > 0) return refuse('the answer has not the form that is known', details)
  const dropped = row.part === 'registrationSettings' ? droppedRules(value) : []
  if (dropped.length === 0) return { value }
  const { problem } = refuse('the registration form leaves out what it cannot keep; the other rules count', dropped)
  return { value, ...(problem && { problem: { ...problem, partly: true as const } }) }
}

/** What a page sends with a call; the edge adds whose it is. */
export const visitorHeaders = (
  { moduleId }: Call,
  { merchant, language }: Pick<RecordOptions, 'merchant' | 'language'>,
): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  Merchant: merchant,
  Device: 'WEB',
  Language: language,
  'X-Gateway-Version': '3',
  ModId: moduleId,
})

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const trouble = error instanceof PlatformFailure ? error.trouble : error instanceof CutShort ? error.how : undefined
  if (trouble === 'late') return `no answer within ${timeoutMs / 1000} s`
  if (trouble === 'too large') return `the answer is larger than ${mostBytes / 1e6} MB`
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return `the platform cannot be reached: ${cause === undefined || cause === '' ? error.message : cause}`
}

/** For one answer, whole. */
export const timeoutMs = 10_000
