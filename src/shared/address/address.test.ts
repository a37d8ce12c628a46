import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageParameter, readPageNumber } from './pageNumber'
import { trueSearch } from './trueSearch'

describe('the page of a list', () => {
  it.each([
    ['2', 2],
    ['007', 7],
    ['0', 1],
    ['-1', 1],
    ['2.7', 1],
    ['1e3', 1],
    ['abc', 1],
    ['', 1],
    [null, 1],
    ['9'.repeat(400), 1_000_000],
  ])('%s is %d', (text, page) => {
    expect(readPageNumber(text)).toBe(page)
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (page) => {
        expect(readPageNumber(pageParameter(page) ?? null)).toBe(page)
      }),
    )
  })
})

describe('trueSearch', () => {
  it.each([
    ['page=x&p=99', { p: '4' }, 'page=x&p=4'],
    ['page=x&p=1', { p: undefined }, 'page=x'],
    ['p=2&p=3', { p: '2' }, 'p=2'],
    ['vendor=NONE&modal=y', { vendor: undefined, status: undefined }, 'modal=y'],
  ])('%s with %o is %s', (search, parameters, wanted) => {
    expect(trueSearch(new URLSearchParams(search), parameters)?.toString()).toBe(wanted)
  })

  it('changes nothing that is right, and is right after one change', () => {
    const name = fc.constantFrom('p', 'vendor', 'status', 'page')
    const value = fc.string({ maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value)),
        fc.dictionary(name, fc.option(value, { nil: undefined })),
        (pairs, parameters) => {
          const search = new URLSearchParams(pairs)
          const next = trueSearch(search, parameters) ?? search
          for (const [key, said] of Object.entries(parameters))
            expect(next.getAll(key)).toEqual(said === undefined ? [] : [said])
          for (const [key, said] of pairs) if (!Object.hasOwn(parameters, key)) expect(next.getAll(key)).toContain(said)
          expect(trueSearch(next, parameters)).toBeUndefined()
        },
      ),
    )
  })
})
