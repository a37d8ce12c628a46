import { expect, test, vi } from 'vitest'
import type { Pack } from './assetReader'
import { createPackedPages, type ResponseValues } from './packedPages'

const values: ResponseValues = { nonce: 'n'.repeat(24), time: 1_700_000_000_000, answersAge: 12 }
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Says what it was filled with. */
const pack = vi.fn<Pack>((_text, _markers) =>
  Promise.resolve({ size: 1_000, fill: (values) => new TextEncoder().encode(values.join('|')) }),
)
const render = vi.fn(({ nonce, time, answersAge }: ResponseValues) => Promise.resolve(`${nonce} ${time} ${answersAge}`))

test('a page that is asked for once is not packed; the third time it is there, with what the response has to itself', async () => {
  pack.mockClear()
  const pages = createPackedPages(pack)
  expect(pages.get('a', render, values)).toBeUndefined()
  await settle()
  expect(pack).not.toHaveBeenCalled()
  expect(pages.get('a', render, values)).toBeUndefined()
  await settle()
  expect(text(pages.get('a', render, values))).toBe(`${'n'.repeat(24)}|1700000000000|12${' '.repeat(11)}`)
  expect(pages.get('b', render, values)).toBeUndefined()
  expect(pack).toHaveBeenCalledTimes(1)
  // with markers as long as what takes their place, which nobody could have written into the page
  const [page = '', markers = []] = pack.mock.calls[0] ?? []
  expect(markers.map(({ length }) => length)).toEqual([24, 13, 13])
  expect(page).toBe(markers.join(' '))
  expect(new Set([...markers, values.nonce]).size).toBe(4)
})

test('what cannot be packed, or fails to, goes out another way and is not tried again', async () => {
  for (const outcome of [() => Promise.resolve(undefined), () => Promise.reject(new Error('no memory'))]) {
    const failing = vi.fn<Pack>(outcome)
    const pages = createPackedPages(failing)
    for (let times = 0; times < 4; times++) {
      expect(pages.get('a', render, values)).toBeUndefined()
      await settle()
    }
    expect(failing).toHaveBeenCalledTimes(1)
  }
})

test('those used last stay, as many as there is room for', async () => {
  const pages = createPackedPages(pack, { most: 10, mostBytes: 2_500 })
  const ask = async (key: string) => {
    const found = pages.get(key, render, values)
    await settle()
    return found !== undefined
  }
  for (const key of ['a', 'b']) for (let times = 0; times < 2; times++) await ask(key)
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([true, true, true])
  for (let times = 0; times < 2; times++) await ask('c')
  expect([await ask('c'), await ask('a'), await ask('b')]).toEqual([true, true, false])
})
