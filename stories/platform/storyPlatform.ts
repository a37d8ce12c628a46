import { switchModules } from '../../src/app/inspector/model/tell'
import { parseJson } from '../../src/lib/parseJson'
import { createScenarios } from '../../src/server/sandbox/scenarios/board'
import type { Scenario } from '../support/registration'
import { findAnswer } from './findAnswer'
import { pageOf } from './pageOf'
import { publicKeys } from './publicKeys'
import type { RecordedAnswer, RecordedEnvelope } from './recorded'

export interface StoryPlatformOptions {
  readonly answers: readonly RecordedAnswer[]
  /** Module tree and registration rules. */
  readonly scenario: Scenario
  /** The sandbox's scenarios by name, as its header says them: `failing`, `late; call=/wps/member/info`, several with commas. */
  readonly behaviour: string
  readonly moments: readonly string[]
  /** Modules that are switched on or off. */
  readonly modules: Readonly<Record<string, boolean>>
}

export interface StoryPlatform {
  readonly fetch: typeof fetch
  /** Calls that nothing was recorded for. */
  readonly unanswered: readonly string[]
  /** Calls that will be answered soon. */
  readonly pending: () => number
}

/** Waits longer than this are for good: a story that shows what loading looks like. Milliseconds. */
const forGood = 10_000
const isPlatformPath = (path: string) => /^\/(wps|lgw|lotto)\//.test(path)

const json = (body: RecordedEnvelope, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** The platform of a story: recorded answers behind the app's own door, misbehaving as the sandbox does. */
export function createStoryPlatform(
  { answers, scenario, behaviour, moments, modules }: StoryPlatformOptions,
  beyond: typeof fetch,
): StoryPlatform {
  const board = createScenarios()
  const unanswered: string[] = []
  let pending = 0
  const tree = switchModules(scenario.whitelabel, modules)

  const answerOf = async (method: string, url: URL, headers: Headers): Promise<RecordedEnvelope> => {
    const { pathname: path } = url
    const query = wholeQuery(url.searchParams)
    if (path === '/wps/system/encryptionKey') return { success: true, value: await publicKeys() }
    if (path === '/wps/system/whitelabel') return { success: true, value: tree }
    if (path === '/wps/system/setting/register') return { success: true, value: scenario.registrationSettings }
    const ask = `${method} ${path}`
    const account = headers.get('Authorization') ?? undefined
    const found = findAnswer(answers, { ask, query, account, language: headers.get('Language') ?? 'EN', moments })
    if (!found) {
      unanswered.push(`${ask}${url.search}${account === undefined ? '' : ` of ${account}`}`)
      return { success: false, message: 'function.not.available' }
    }
    if (path === '/wps/system/status' && typeof found.value === 'object')
      return { ...found, value: { ...found.value, whitelabel: tree } }
    return { ...found, ...(found.value !== undefined && { value: pageOf(found.value, query) }) }
  }

  const respond = async (method: string, url: URL, init: RequestInit): Promise<Response> => {
    const how = board.of(url.pathname, undefined, behaviour)
    if (how.delay !== undefined) await wait(how.delay, init.signal)
    if (how.body)
      return new Response(how.body.text, { status: how.body.status ?? 200, headers: { 'Content-Type': how.body.type } })
    if (how.refuse) {
      const { status, message } = how.refuse
      return json({ success: false, ...(message !== undefined && { message }) }, status)
    }
    const answer = await answerOf(method, url, new Headers(init.headers))
    const value = answer.success && how.distort ? how.distort(answer.value) : answer.value
    const told =
      url.pathname === '/wps/system/status' && typeof value === 'object'
        ? { ...value, ...how.permission?.(Date.now(), { origin: location.origin, playOrigin: location.origin }) }
        : value
    return json({ ...answer, ...(told !== undefined && { value: told }) })
  }

  return {
    unanswered,
    pending: () => pending,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      // the edge's own
      if (url.pathname === '/edge/default-password')
        return Response.json({ isDefault: moments.includes('default password') })
      if (!isPlatformPath(url.pathname)) return beyond(input, init)
      const soon = (board.of(url.pathname, undefined, behaviour).delay ?? 0) < forGood
      if (soon) pending++
      try {
        return await respond(init.method ?? 'GET', url, init)
      } finally {
        if (soon) pending--
      }
    },
  }
}

function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    })
  })
}

/** Parameters, and the members of the relay calls' `data=<JSON>` (spec §7). */
function wholeQuery(search: URLSearchParams): URLSearchParams {
  const data = parseJson(search.get('data') ?? '')
  const query = new URLSearchParams(search)
  if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) query.set(name, String(value))
  return query
}
