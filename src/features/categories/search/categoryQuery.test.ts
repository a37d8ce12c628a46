import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trueSearch } from '../../../shared/address/trueSearch'
import {
  asks,
  categoryAddress,
  type CategoryQuery,
  countFilters,
  emptyQuery,
  marks,
  readCategoryQuery,
  withFilter,
  withoutFilters,
} from './categoryQuery'
import { betSteps } from '../../../shared/gameBar/betSteps'
import { asksIn } from './asksIn'

const query: fc.Arbitrary<CategoryQuery> = fc
  .record({
    text: fc.string({ maxLength: 60 }).map((text) => readCategoryQuery(new URLSearchParams({ q: text })).text),
    sort: fc.constantFrom(undefined, 'name' as const, 'newest' as const),
    bet: fc.constantFrom(undefined, ...betSteps('USD'), ...betSteps('VND')),
    marks: fc.subarray([...marks]),
    seats: fc.boolean(),
    language: fc.constantFrom(undefined, 'en', 'zh', 'pt-BR'),
    more: fc.nat(999),
  })
  .map((asked) => (asked.marks.length > 0 ? { ...asked, seats: false, language: undefined } : asked))

describe('questions of a category', () => {
  it('come back from the address as they went', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const address = trueSearch(new URLSearchParams('vendor=LUMA'), categoryAddress(asked))
        expect(readCategoryQuery(address ?? new URLSearchParams())).toEqual(asked)
        // the page knows that something is asked for before it can read what
        if (asks(asked)) expect(asksIn(address ?? new URLSearchParams())).toBe(true)
      }),
    )
  })

  it('take any address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'sort', 'bet', 'only', 'seats', 'lang', 'more'), fc.string()),
        (said) => {
          const read = readCategoryQuery(new URLSearchParams(said))
          expect(
            readCategoryQuery(trueSearch(new URLSearchParams(), categoryAddress(read)) ?? new URLSearchParams()),
          ).toEqual(read)
        },
      ),
    )
  })

  it('never ask for games and for tables alone at once', () => {
    fc.assert(
      fc.property(
        query,
        fc.constantFrom<Partial<CategoryQuery>>({ marks: ['hot'] }, { seats: true }, { language: 'en' }),
        (before, part) => {
          const start = { ...before, ...withFilter(before, { marks: [] }) }
          const after = { ...start, ...withFilter(start, part) }
          expect(after).toMatchObject(part)
          expect(after.marks.length > 0 && (after.seats || after.language !== undefined)).toBe(false)
        },
      ),
    )
  })

  it('of games and of tables at once, in an address made by hand, are of games', () => {
    const read = readCategoryQuery(new URLSearchParams('only=hot&seats=free&lang=en'))
    expect(read).toEqual({ ...emptyQuery, marks: ['hot'] })
  })

  it('without filters keep their words and their order', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const left = withoutFilters(asked)
        expect(countFilters(left)).toBe(0)
        expect(left).toMatchObject({ text: asked.text, sort: asked.sort, more: 0 })
      }),
    )
    expect(asks(emptyQuery)).toBe(false)
  })
})
