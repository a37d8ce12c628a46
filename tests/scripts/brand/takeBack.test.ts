import { beforeEach, expect, test } from 'vitest'
import { planBack, readTargets, writeBack } from '../../../scripts/brand/release/takeBack'
import { assign } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import { createTestStore, type TestStore } from '../../../src/server/releases/testStore'

let store: TestStore
beforeEach(() => void (store = createTestStore()))

const quiet = new AbortController().signal

async function show(id: string, sign: string): Promise<number> {
  const there = await currentOf(store, id)
  const known = { release: sign.repeat(64), hosts: [`${id}.localhost`] }
  const changed = assign(id, there?.current, known, { type: 'all' }, { by: 'mei', now: 1 })
  if (!('pointer' in changed)) throw new Error('no pointer')
  return store.write(changed.pointer, there?.over)
}
const shown = async (id: string) => {
  const written = await store.pointer(id)
  return written && 'pointer' in written.read ? written.read.pointer.current?.[0] : undefined
}
const takeBack = async (texts: readonly string[], interrupted = quiet, before: () => void = () => undefined) => {
  const steps = await planBack(store, readTargets(texts), 'amir')
  before()
  return writeBack(store, steps, interrupted)
}

test('with the number of a change it is taken back once, however often it is typed, and a later one is left alone', async () => {
  await show('aa', 'a')
  await show('bb', 'a')
  const [one, other] = [await show('aa', 'b'), await show('bb', 'b')]
  await show('bb', 'c')
  const texts = [`aa@${one}`, `bb@#${other}`]
  const taken = await takeBack(texts)
  expect(taken.done.map(({ id }) => id)).toEqual(['aa'])
  expect(taken.skipped).toEqual([{ id: 'bb', why: expect.stringContaining(`#${other} is no longer`) as string }])
  expect((await takeBack(texts)).done).toEqual([])
  expect([await shown('aa'), await shown('bb')]).toEqual(['a', 'c'])
})

test('of many, by one look at the store', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `brand-${at}`)
  for (const id of ids) await show(id, 'a')
  const texts: string[] = []
  for (const id of ids) texts.push(`${id}@${await show(id, 'b')}`)
  store.askedFor.length = 0
  expect((await takeBack(texts)).done).toHaveLength(30)
  expect(store.askedFor).toEqual([])
})

test('one that cannot be taken back is found before any is', async () => {
  await show('aa', 'a')
  await show('aa', 'b')
  await show('bb', 'a')
  expect(await planBack(store, readTargets(['aa', 'bb', 'cc']), 'amir')).toMatchObject([
    { type: 'back' },
    { type: 'problem', problem: 'There is nothing before what "bb" shows now.' },
    { type: 'problem' },
  ])
})

test('a store that goes away in the middle: what was done is told, and what is left, by its changes', async () => {
  for (const id of ['aa', 'bb', 'cc']) await show(id, 'a')
  const revisions = [await show('aa', 'b'), await show('bb', 'b'), await show('cc', 'b')]
  let writes = 0
  const failing = {
    ...store,
    write: (...args: Parameters<TestStore['write']>) => {
      store.isAway = ++writes === 2
      return store.write(...args)
    },
  }
  const steps = await planBack(store, readTargets(['aa', 'bb', 'cc']), 'amir')
  const { done, stopped } = await writeBack(failing, steps, quiet)
  expect(done.map(({ id }) => id)).toEqual(['aa'])
  expect(stopped).toEqual({
    why: '"bb": away',
    left: [
      { id: 'bb', revision: revisions[1] },
      { id: 'cc', revision: revisions[2] },
    ],
  })
})

test('somebody who is quicker: where the change was named the rest goes on, else it ends', async () => {
  for (const id of ['aa', 'bb']) await show(id, 'a')
  const revisions = [await show('aa', 'b'), await show('bb', 'b')]
  const steps = await planBack(store, readTargets([`aa@${revisions[0]}`, `bb@${revisions[1]}`]), 'amir')
  const unnamed = await planBack(store, readTargets(['aa', 'bb']), 'amir')
  await show('aa', 'c')
  expect((await writeBack(store, unnamed, quiet)).stopped?.left).toHaveLength(2)
  const taken = await writeBack(store, steps, quiet)
  expect([taken.done.map(({ id }) => id), taken.skipped.map(({ id }) => id)]).toEqual([['bb'], ['aa']])
})

test('Ctrl-C ends it between two brands', async () => {
  for (const id of ['aa', 'bb']) await show(id, 'a')
  for (const id of ['aa', 'bb']) await show(id, 'b')
  const interrupt = new AbortController()
  const { done, stopped } = await takeBack(['aa', 'bb'], interrupt.signal, () => interrupt.abort())
  expect([done, stopped?.why, stopped?.left.length]).toEqual([[], 'interrupted', 2])
})

test.each([['aa@'], ['@1'], ['aa@x'], ['aa', 'aa@3']])('%j is refused', (...texts) => {
  expect(() => readTargets(texts)).toThrow()
})
