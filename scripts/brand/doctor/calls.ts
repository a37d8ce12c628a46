import * as z from 'zod/mini'
import type { Modules } from '../../../src/engine/readModules'
import { isModuleOn } from '../../../src/engine/readModules'
import { createJweCipher } from '../../../src/platform/cipher'
import { schemaOf } from '../../../src/platform/readAnswer'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { readAnswer, shapeProblems } from '../platform/readAnswer'
import { droppedRules } from '../platform/registration'
import type { AskedRow } from './askAll'
import type { Finding, Level } from './report'

/** Milliseconds from which an answer is called slow: home waits for some of them. */
const slowFrom = 2_000

/** A call, what is to say of it, and its value as pages read it: undefined where they get none. */
export interface JudgedCall {
  readonly asked: AskedRow
  readonly finding: Finding
  readonly value: unknown
  /** Why there is no value, where more calls may fail for the same. */
  readonly reason?: string
}

export interface JudgeOptions {
  /** Undefined where the platform sent no tree. */
  readonly modules: Modules | undefined
  /** Ids of calls whose value came with another answer: that they fail is nothing to mend. */
  readonly elsewhere: ReadonlySet<string>
  /** Whether it came over a line: how long the sandbox takes in this process is about this machine. */
  readonly isTimed: boolean
}

/** Judges one answer as the client does, and says by its place in the answer what is not as agreed. */
export async function judgeCall(asked: AskedRow, { modules, elsewhere, isTimed }: JudgeOptions): Promise<JudgedCall> {
  const { row, path, heard } = asked
  const { id, call, schema, without } = row
  const isOff = modules !== undefined && !isModuleOn(modules, call.moduleId)
  const isNeedless = elsewhere.has(id) || isOff
  const failing: Level = isNeedless ? 'ok' : without === undefined ? 'error' : 'warning'
  const common = { call: id, milliseconds: heard.ms }
  const consequence = isOff
    ? `module ${call.moduleId} is off, so no page makes this call`
    : elsewhere.has(id)
      ? 'it came with another answer'
      : without === undefined
        ? 'the site cannot do without it'
        : `without it: ${without}`
  const failed = (reason: string, mend?: string): JudgedCall => ({
    asked,
    value: undefined,
    reason,
    finding: {
      ...common,
      level: failing,
      text: `${path}: ${reason}; ${consequence}`,
      ...(mend !== undefined && !isNeedless && { mend }),
    },
  })
  if (heard.state === 'redirected') {
    const to = heard.to === '' ? 'nowhere' : inTheOpen(heard.to.slice(0, 120))
    return failed(
      `it redirects (${heard.status}) to ${to}, and redirects are not followed`,
      'Name in platform.url the address that answers itself.',
    )
  }
  if (heard.state !== 'answered') return failed(heard.reason)
  const answer = readAnswer(heard.status, heard.text)
  if ('refused' in answer)
    return failed(
      answer.refused,
      heard.status === 404
        ? `Where it is published under another name: "platform": { "calls": { "${id}": "/wps/…" } }.`
        : undefined,
    )
  const read = z.safeParse(schemaOf(call.value), answer.value)
  const details = await problemsOf(id, schema, path, answer.value)
  if (!read.success || (id === 'encryptionKey' && details.length > 0)) {
    const first = read.success ? [] : read.error.issues.slice(0, 10)
    const places = details.length > 0 ? details : first.map((issue) => `$.${issue.path.join('.')}: ${issue.message}`)
    const { finding } = failed('the answer has not the form that is known')
    return {
      asked,
      value: undefined,
      finding: { ...finding, level: isNeedless ? 'warning' : finding.level, details: places },
    }
  }
  const dropped = id === 'registrationSettings' ? droppedRules(answer.value) : []
  if (details.length > 0 || dropped.length > 0) {
    const text = `${path}: parts of the answer are not as agreed and are left out; the rest is used`
    return {
      asked,
      value: read.data,
      finding: { ...common, level: 'warning', text, details: [...details, ...dropped] },
    }
  }
  if (isTimed && heard.ms >= slowFrom)
    return {
      asked,
      value: read.data,
      finding: { ...common, level: 'warning', text: `${path}: it answers as agreed, and slowly (${heard.ms} ms)` },
    }
  return { asked, value: read.data, finding: { ...common, level: 'ok', text: path, agreed: true } }
}

async function problemsOf(
  id: string,
  schema: AskedRow['row']['schema'],
  path: string,
  value: unknown,
): Promise<readonly string[]> {
  if (schema !== undefined) return shapeProblems(schema, path, value)
  if (id !== 'encryptionKey') return []
  try {
    const cipher = await createJweCipher(() => Promise.resolve(value))
    await cipher.encrypt({})
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`$: nothing can be encrypted with it, so nobody can log in or register: ${reason}`]
  }
}
