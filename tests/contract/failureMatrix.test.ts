import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeErrors } from '../../src/shared/forms/placeErrors'
import { type Call, type CallId, calls, type NamedCall } from '../../src/platform/calls'
import { transportErrors } from '../../src/platform/errors/transportErrors'
import { CallFailure } from '../../src/platform/failure'
import { generalMessage } from '../../src/platform/generalMessage'
import { errorMessage } from '../../src/platform/messages'
import { member } from '../../src/server/sandbox/testing/testSandbox'
import { clientAtom } from '../../src/session/client'
import { smsFailureText } from '../../src/shared/sms/smsFailure'
import { createFormStore } from '../../src/ui/form/formStore'
import { loginForm } from './failures/begin'
import { type Flow, flows } from './failures/flows'
import { createVisitor, type Visitor } from './failures/visitor'
import { type Way, ways } from './failures/ways'

const isNamed = (value: unknown): value is NamedCall =>
  typeof value === 'object' && value !== null && 'moduleId' in value && 'id' in value

/** Rows that features keep beside the pages that make them. */
const named = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../src/{features,shared}/**/calls.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isNamed))

const signInPaths = [
  '/wps/(session|verification|captcha|agent/affiliate)',
  '/wps/member/(info|register|password|thirdparty)',
  '/wps/system/(encryptionKey|setting)',
]
const isSignIn = ({ path }: Call) => new RegExp(`^(${signInPaths.join('|')})`).test(path)

/** Every call of the sign-in and of the features, the member centre's among them, by its id. */
const rows = new Map<string, Call>([
  ...Object.entries(calls).filter(([, call]) => isSignIn(call)),
  ...named.map((call): [string, Call] => [call.id, call]),
])
const refOf = (id: string) =>
  (Object.keys(calls) as CallId[]).find((known) => known === id) ?? named.find((call) => call.id === id) ?? 'login'

const t = (key: string) => key
const message = ({ row }: Way) => transportErrors[row].message

let visitor: Visitor
beforeAll(async () => {
  // the page's clock is moved by hand; timers run
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2030, 0, 15, 12) })
  visitor = await createVisitor('aurora')
  const body = JSON.stringify({ merchant: 'aurora', modId: 'LOGINIPVERF3', enabled: true })
  await visitor.request('POST', '/sandbox/modules', { body })
})
afterAll(() => {
  visitor.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
let count = 0

describe.each([...rows])('%s', (id, call) => {
  it.each(ways)(
    'failing with $name is a failure of the catalogue, and the next try reaches the platform',
    async (way) => {
      count += 1
      const page = visitor.page()
      const token = call.token ? member((await visitor.login('vip01')).value, 'token') : undefined
      const input = { ...(call.method !== 'GET' && { body: {} }), ...(token !== undefined && { token }) }
      const send = () => page.get(clientAtom)(refOf(id), input)
      visitor.fail(call.path, way)
      const error = await caught(send())
      expect(error).toMatchObject({ name: 'CallFailure', callId: id, failure: way.cause })
      expect(errorMessage(error)).toBe(message(way))
      expect(visitor.mend()).toBe(1)
      const again = await caught(send())
      if (again instanceof CallFailure) expect(again.failure.type).toBe('server')
      else expect(again).toBeUndefined()
    },
  )
})

const cases = flows.flatMap((flow) =>
  flow.calls.flatMap((id) =>
    ways.map((way) => ({ flow, id, way, name: `${id} of ${flow.calls[0] ?? ''}, ${way.name}` })),
  ),
)

describe('in its flow', () => {
  it.each(cases)('$name: said in its place, form intact, retry works', async ({ flow, id, way }) => {
    count += 1
    const { page, model, values = {}, send, goOn } = await flow.begin(visitor)
    const form = model && createFormStore(model, values)
    const typed = () => model?.fields.map(({ name }) => form?.value(name))
    const before = typed()
    const submit = async () => {
      const checked = form?.check()
      if (checked?.ok === false) throw new Error(`the form refuses ${checked.wrong.join()}`)
      await send(checked?.values ?? {})
    }
    visitor.fail(rows.get(id)?.path ?? calls.settings.path, way)
    const error = await caught(submit())
    expect(visitor.mend(), 'calls that were made').toBe(1)
    say(flow, error, id, way)
    if (model) form?.refuse(placeErrors(error, model, t).fields)
    expect(typed()).toEqual(before)
    await goOn?.()
    if (flow.shows !== 'nothing') await submit()
    expect(flow.done(page)).toBe(true)
  })

  /** Holds the failure against what draws it. */
  function say(flow: Flow, error: unknown, id: string, way: Way) {
    if (flow.shows === 'nothing') return expect(error).toBeUndefined()
    expect(error).toMatchObject({ name: 'CallFailure', callId: id, failure: way.cause })
    if (flow.shows === 'toast') return expect(generalMessage(error)).toBe(message(way))
    if (flow.shows === 'warning') return expect(smsFailureText(error, t)).toBe(message(way))
    expect(placeErrors(error, loginForm, t)).toMatchObject({ fields: {}, form: message(way) })
  }
})

it('prints how much was tried', () => {
  const flowed = new Set(flows.flatMap((flow) => flow.calls))
  expect(count).toBe(rows.size * ways.length + cases.length)
  expect(rows.size).toBeGreaterThan(15)
  const inFlows = `${cases.length} more in ${flows.length} flows of ${flowed.size} calls`
  console.log(`failure matrix: ${rows.size} calls × ${ways.length} ways, ${inFlows}: ${count} failures`)
})
