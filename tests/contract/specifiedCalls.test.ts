import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callersOf, specifiedCalls } from '../../scripts/handbook/specifiedCalls'
import { productCalls } from '../../scripts/productCalls'
import { calls as clientTable } from '../../src/platform/calls'
import { calls as sandboxCalls } from '../../src/server/sandbox/calls'

const methodsAt = (at: string): readonly string[] => sandboxCalls.flatMap((row) => (row.path === at ? row.method : []))

describe('the calls of the specification', () => {
  it('stand in the table once each', () => {
    const paths = specifiedCalls.map((call) => call.path)
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
  })

  it.each(specifiedCalls.filter(({ without }) => without === undefined))(
    '$path has a caller, and the sandbox answers it',
    (call) => {
      expect(callersOf(call.path)).not.toEqual([])
      expect(methodsAt(call.path)).not.toEqual([])
    },
  )

  // a line that says why not goes with the first caller
  it.each(specifiedCalls.filter(({ without }) => without !== undefined))(
    '$path is said to have none, and has none',
    (call) => expect(callersOf(call.path)).toEqual([]),
  )
})

it('every call of the pages is answered by the sandbox, by the method that they use', () => {
  const unanswered = productCalls.filter(({ call }) => !methodsAt(call.path).includes(call.method))
  expect(
    unanswered.map(({ id, call }) => `${id}: ${call.method} ${call.path}`),
    'calls without a row in src/server/sandbox/calls.ts',
  ).toEqual([])
})

it('every row of the client’s own table is asked for by name', () => {
  const src = path.resolve(import.meta.dirname, '../../src')
  const text = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^server|^contract|platform\/calls\.ts/.test(file))
    .map((file) => readFileSync(path.join(src, file), 'utf8'))
    .join('\n')
  expect(Object.keys(clientTable).filter((id) => !text.includes(`'${id}'`))).toEqual([])
})
