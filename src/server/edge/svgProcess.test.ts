import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NotDrawnNow } from './drawIcon'
import { createSvgProcess } from './svgProcess'

/** Does what the drawing says, and writes down each start beside it. */
const program = `
import { appendFileSync } from 'node:fs'
appendFileSync(new URL('starts', import.meta.url), process.pid + '\\n')
process.on('message', ({ id, svg }) => {
  if (svg === 'late') return
  if (svg === 'end') {
    console.error('no memory\\n\\u202eleft')
    process.exit(3)
  }
  process.send({ id, ...(svg !== 'none' && { png: new Uint8Array([1]) }) })
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
`
const endsAtOnce = `throw new Error('no binary for this machine')`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-draw-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const starts = () => readFileSync(path.join(folder, 'starts'), 'utf8').trim().split('\n').map(Number)
const runs = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

function createDrawing(text = program) {
  const file = path.join(folder, 'draw.mjs')
  writeFileSync(file, text)
  const clock = { now: 0 }
  const told: string[] = []
  const draw = createSvgProcess({
    program: file,
    limitMs: 1_000,
    idleMs: 100,
    now: () => clock.now,
    log: (line) => told.push(line),
  })
  return { clock, told, draw: (svg: string) => draw({ svg, size: 9, mostRatio: 2, lettering: '' }) }
}
const minutes = 60_000

test('one process draws one after the other, and is let go when it has nothing to do', async () => {
  const { draw } = createDrawing()
  expect(await Promise.all([draw('a'), draw('none'), draw('b')])).toEqual([
    new Uint8Array([1]),
    undefined,
    new Uint8Array([1]),
  ])
  const [first, ...others] = starts()
  expect(others).toEqual([])
  await vi.waitFor(() => expect(runs(first)).toBe(false), 5_000)
  await draw('a')
  expect(starts()).toHaveLength(2)
})

test('a drawing that took too long is tried again after some minutes, and then after twice as many', async () => {
  const { draw, clock, told } = createDrawing()
  const late = () => draw('late').catch((error: unknown) => error)
  expect(await late()).toBeInstanceOf(NotDrawnNow)
  expect(await late()).toBeInstanceOf(NotDrawnNow)
  expect(starts()).toHaveLength(1)
  clock.now += 5 * minutes
  await late()
  expect(starts()).toHaveLength(2)
  clock.now += 9 * minutes
  await late()
  expect(starts()).toHaveLength(2)
  expect(await draw('another')).toEqual(new Uint8Array([1]))
  expect(told.map((line) => /for \d+ minutes: late$/.exec(line)?.[0])).toEqual([
    'for 5 minutes: late',
    'for 10 minutes: late',
  ])
})

test('a drawing that ends the process is tried twice, and what the process said is told', async () => {
  const { draw, clock, told } = createDrawing()
  for (let time = 0; time < 2; time += 1)
    await expect(draw('end')).rejects.toThrow(String.raw`the process that draws went away: no memory \u202eleft`)
  await expect(draw('end')).rejects.toBeInstanceOf(NotDrawnNow)
  expect(starts()).toHaveLength(2)
  expect(told).toEqual([
    'icons: a drawing of 3 characters ended the process that draws and is not drawn for 5 minutes: end',
  ])
  expect(await draw('another')).toEqual(new Uint8Array([1]))
  clock.now += 5 * minutes
  await expect(draw('end')).rejects.toThrow('no memory')
})

test('a process that does not start is not started for each picture', async () => {
  const { draw, clock } = createDrawing(endsAtOnce)
  await expect(draw('a')).rejects.toThrow('no binary for this machine')
  await expect(draw('b')).rejects.toBeInstanceOf(NotDrawnNow)
  writeFileSync(path.join(folder, 'draw.mjs'), program)
  await expect(draw('a')).rejects.toBeInstanceOf(NotDrawnNow)
  clock.now += minutes
  expect(await draw('a')).toEqual(new Uint8Array([1]))
})

describe('the program that draws', () => {
  test('ends with the process that asked, in the middle of a drawing', async () => {
    const child = fork(path.join(import.meta.dirname, 'drawSvg.mjs'), [], { serialization: 'advanced', execArgv: [] })
    await new Promise((resolve) => child.once('message', resolve))
    const endless =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="2000000000"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>'
    child.send({ id: 1, svg: endless, size: 64, mostRatio: 2, lettering: '' })
    const end = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
    child.disconnect()
    expect(await end).toBe('SIGKILL')
  })
})
