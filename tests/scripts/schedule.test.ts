import { expect, test } from 'vitest'
import { schedule } from '../../scripts/schedule.mjs'

interface Step {
  readonly name: string
  readonly cores?: number
  readonly after?: string
}

/** Steps that end when they are told to. */
function start(steps: readonly Step[], cores: number) {
  const ends = new Map<string, (result: string) => void>()
  const seen: Record<string, string | undefined> = {}
  const done = schedule<Step, string>(steps, cores, ({ name, after }, resultOf) => {
    if (after !== undefined) seen[name] = resultOf(after)
    return new Promise((resolve) => ends.set(name, resolve))
  })
  return {
    done,
    seen,
    running: () => [...ends.keys()].join(' '),
    end: async (name: string, result = `${name} ended`) => {
      ends.get(name)?.(result)
      ends.delete(name)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('as many steps run as there are processors, and results stand in the order of the list', async () => {
  const run = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  expect(run.running()).toBe('a b')
  await run.end('b')
  expect(run.running()).toBe('a c')
  await run.end('c')
  await run.end('a')
  expect(await run.done).toEqual(['a ended', 'b ended', 'c ended'])
})

test('a step that fills all processors waits for them, and those behind it wait too', async () => {
  const run = start([{ name: 'a' }, { name: 'wide', cores: 2 }, { name: 'b' }], 2)
  expect(run.running()).toBe('a')
  await run.end('a')
  expect(run.running()).toBe('wide')
  await run.end('wide')
  expect(run.running()).toBe('b')
  await run.end('b')
  await run.done
})

test('a step that mostly waits runs beside those that fill the processors', async () => {
  const run = start([{ name: 'a' }, { name: 'waits', cores: 0 }, { name: 'wide', cores: Infinity }, { name: 'b' }], 2)
  expect(run.running()).toBe('a waits')
  await run.end('a')
  expect(run.running()).toBe('waits wide')
  await run.end('wide')
  await run.end('waits')
  await run.end('b')
  await run.done
})

test('with one processor everything runs one after the other, wide steps too', async () => {
  const run = start([{ name: 'wide', cores: 2 }, { name: 'b' }], 1)
  expect(run.running()).toBe('wide')
  await run.end('wide')
  expect(run.running()).toBe('b')
  await run.end('b')
  await run.done
})

test('a step waits for the one that it comes after and is told what became of it; others go before it meanwhile', async () => {
  const run = start([{ name: 'build' }, { name: 'budget', after: 'build' }, { name: 'c' }], 2)
  expect(run.running()).toBe('build c')
  await run.end('build', 'failed')
  expect(run.running()).toBe('c budget')
  expect(run.seen).toEqual({ budget: 'failed' })
  await run.end('c')
  await run.end('budget')
  await run.done
})

test('a step whose forerunner is left out runs', async () => {
  const run = start([{ name: 'budget', after: 'build' }], 2)
  expect(run.running()).toBe('budget')
  await run.end('budget')
  expect(run.seen).toEqual({ budget: undefined })
})

test('steps that wait for each other are an error, not a silence', async () => {
  await expect(
    start(
      [
        { name: 'a', after: 'b' },
        { name: 'b', after: 'a' },
      ],
      2,
    ).done,
  ).rejects.toThrow('a, b wait for each other')
})
