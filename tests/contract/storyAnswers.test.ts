import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordAnswers, recordedGames, type Recording, merchants } from '../../scripts/stories/recordAnswers'
import { recordedAt } from '../../scripts/stories/recordedAt'
import { productCalls } from '../../scripts/productCalls'
import { schemaOf } from '../../src/platform/readAnswer'
import type { RecordedAnswer } from '../../stories/platform/recorded'

interface File {
  readonly at: number
  readonly games: number
  readonly answers: readonly RecordedAnswer[]
}

const again = 'record them again: npm run stories:record'
const read = (merchant: string) =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../stories/platform/answers/${merchant}.json`), 'utf8'),
  ) as File
const asked = (answers: readonly RecordedAnswer[]) =>
  [...new Set(answers.map(({ ask, account, moment, query }) => JSON.stringify([ask, account, moment, query])))].sort()

let fresh: ReadonlyMap<string, Recording>
beforeAll(async () => {
  fresh = await recordAnswers()
}, 60_000)

describe.each(merchants)('what stories are answered for %s', (merchant) => {
  const file = read(merchant)

  it('is asked and recorded as the sandbox is today', () => {
    expect(file, again).toMatchObject({ at: recordedAt, games: recordedGames })
    expect(asked(file.answers), again).toEqual(asked(fresh.get(merchant)?.answers ?? []))
  })

  it('names sessions in their order, so that whoever records again finds no other', () => {
    const ids = [...file.answers, ...(fresh.get(merchant)?.answers ?? [])]
      .filter(({ ask, moment }) => ask.includes('/wps/member/sessions') && moment === undefined)
      .flatMap(({ answer: { value } }) => [...JSON.stringify(value ?? {}).matchAll(/"id":"([^"]+)"/g)])
      .map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(id).toMatch(/^session-\d$/)
  })

  it('passes the schemas of its calls, which the sandbox does too', () => {
    expect(fresh.get(merchant)?.problems).toEqual([])
    for (const { ask, answer } of file.answers.filter(({ answer }) => answer.success)) {
      // one path may be two calls: a code that is sent, a code that is checked
      const own = productCalls.filter(({ call }) => `${call.method} ${call.path}` === ask)
      const passes = own.some(({ call }) => z.safeParse(schemaOf<unknown>(call.value), answer.value).success)
      expect(passes, `${ask}: ${again}`).toBe(true)
    }
  })

  it('holds no token', () => {
    const tokens = file.answers.flatMap(({ answer: { value } }) =>
      typeof value === 'object' && value !== null && 'token' in value ? [value.token] : [],
    )
    for (const token of tokens) expect(token).toMatch(/^[a-z]+\d\d$/)
  })
})
