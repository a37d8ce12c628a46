import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListedGame } from '../../src/contract/listed-game'
import { Catalogue } from '../../src/shared/catalogue/Catalogue'
import { byName, byNewest, byPopularity } from '../../src/shared/catalogue/orders'
import { betSteps } from '../../src/shared/gameBar/betSteps'
import { betText, betUnits } from '../../src/shared/catalogue/units'
import { choose } from '../../src/shared/catalogue/choose'
import { passing } from '../../src/features/slots/filters/filterGames'
import {
  emptyQuery,
  gameTypes,
  hallAddress,
  type HallQuery,
  lineRanges,
  readHallQuery,
} from '../../src/features/slots/filters/hallQuery'
import { nextInGrid } from '../../src/features/slots/grid/gridKeys'
import {
  type RowRange,
  rowsInside,
  rowsOf,
  rowsSeen,
  towards,
  withLeaving,
} from '../../src/features/slots/grid/geometry'
import { trueSearch } from '../../src/shared/address/trueSearch'
import { isNear } from '../../src/shared/catalogue/search/distance'
import { fold, queryWords, wordsOf } from '../../src/lib/fold'
import { highlight } from '../../src/shared/catalogue/search/highlight'

const vendorCodes = ['CIND', 'LANT', 'QRTZ', 'ZZ9'] as const
const vendorNames: Readonly<Record<string, string>> = { CIND: 'Cindermill', LANT: 'Paper Lantern', QRTZ: 'Quartzline' }
const features = ['FREE_SPINS', 'BUY_BONUS', 'CASCADE'] as const

const word = fc.oneof(
  fc.constantFrom(
    'Golden',
    'DRAGON',
    'dragón',
    'Ｔｉｇｅｒ',
    'tiger',
    "Wolf's",
    'Straße',
    '黄金',
    '巨龙',
    'ドラゴン',
    '드래곤',
    'أسطورة',
    'الذَّهَب',
    'ВОЛК',
    '<b>x</b>',
    '7',
    '٧',
  ),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
)
const title = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))

const listed = fc.record(
  {
    nodeId: fc.integer({ min: 1, max: 60 }).map(String),
    title,
    vassalage: fc.constantFrom(...vendorCodes),
    gameType: fc.constantFrom(...gameTypes, 'ZZ'),
    lines: fc.constantFrom(1, 10, 11, 24, 25, 26, 243),
    minBet: fc.constantFrom('0.05', '0.1', '0.10', '0.5', '1', '1.01', '5', '20', '5000', '999999'),
    features: fc.subarray([...features]),
    isHot: fc.constantFrom(0, 1),
    releasedAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  },
  { requiredKeys: ['nodeId', 'title', 'vassalage'] },
)
const games = fc.array(listed, { maxLength: 60 })

const query = fc.record({
  vendors: fc.subarray([...vendorCodes]),
  types: fc.subarray([...gameTypes]),
  lines: fc.option(fc.constantFrom(...(Object.keys(lineRanges) as (keyof typeof lineRanges)[])), { nil: undefined }),
  bet: fc.option(fc.constantFrom(...betSteps('USD'), ...betSteps('VND')), { nil: undefined }),
  features: fc.subarray([...features]),
})

/** Each id once, as the catalogue keeps them: the first that came. */
const once = (all: readonly ListedGame[]) => [
  ...new Map([...all].reverse().map((game) => [game.nodeId, game])).values(),
]

function catalogueOf(all: readonly ListedGame[]): Catalogue {
  const catalogue = new Catalogue()
  catalogue.add(all.slice(0, 7), 0)
  catalogue.add(all, 0)
  return catalogue
}

const vendorWords = (catalogue: Catalogue) =>
  catalogue.vendors.all.map((code, id) => ({
    words: wordsOf(fold(vendorNames[code] ?? code)),
    games: catalogue.gamesOf[id] ?? [],
  }))

const idsOf = (catalogue: Catalogue, found: Iterable<number>) => [...found].map((game) => catalogue.idAt(game))

/** The plain way: every word somewhere in the folded title or vendor's name. */
const fits = (game: ListedGame, words: readonly string[]) =>
  words.every((one) =>
    [...wordsOf(fold(game.title)).slice(0, 40), ...wordsOf(fold(vendorNames[game.vassalage] ?? game.vassalage))].some(
      (other) => other.includes(one),
    ),
  )

type Filters = Pick<HallQuery, 'vendors' | 'types' | 'lines' | 'bet' | 'features'>
function passes(game: ListedGame, { vendors, types, lines, bet, features: wanted }: Filters): boolean {
  const inRange = (range: keyof typeof lineRanges) =>
    (game.lines ?? 0) >= lineRanges[range][0] && (game.lines ?? 0) <= lineRanges[range][1]
  return (
    (vendors.length === 0 || vendors.includes(game.vassalage)) &&
    (types.length === 0 || types.some((type) => type === game.gameType)) &&
    (lines === undefined || inRange(lines)) &&
    (bet === undefined || (game.minBet !== undefined && Number(game.minBet) <= Number(bet))) &&
    wanted.every((feature) => game.features?.includes(feature) ?? false)
  )
}

describe('search', () => {
  it('finds what a plain filter finds, and only adds names that come near where hardly anything fits', () => {
    fc.assert(
      fc.property(games, fc.array(word, { maxLength: 3 }), (all, typed) => {
        const catalogue = catalogueOf(all)
        const words = queryWords(typed.join(' '))
        const order = byPopularity(catalogue)
        const { games: found, nearOnly } = choose(catalogue, {
          order,
          words,
          vendors: vendorWords(catalogue),
          byMatch: true,
          passes: undefined,
        })
        const wanted = once(all)
          .filter((game) => fits(game, words))
          .map(({ nodeId }) => nodeId)
        const ids = idsOf(catalogue, found)
        expect(new Set(ids).size).toBe(ids.length)
        expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
        if (wanted.length >= 4 || words.length === 0) expect([...ids].sort()).toEqual([...wanted].sort())
        // what fits exactly stands before what comes near
        expect([...ids.slice(0, wanted.length)].sort()).toEqual([...wanted].sort())
        expect(nearOnly).toBe(wanted.length === 0 && ids.length > 0)
      }),
    )
  })

  it('finds every title by any piece of any of its words', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), fc.nat(), (all, which, from, length) => {
        const one = once(all)[which % Math.max(1, once(all).length)]
        const words = wordsOf(fold(one?.title ?? '')).slice(0, 40)
        const [whole = ''] = words.slice(from % Math.max(1, words.length))
        const piece = queryWords(whole.slice(0, 1 + (length % 6)))
        fc.pre(one !== undefined && piece.length === 1)
        const catalogue = catalogueOf(all)
        const { games: found } = choose(catalogue, {
          order: byPopularity(catalogue),
          words: piece,
          vendors: [],
          byMatch: false,
          passes: undefined,
        })
        expect(idsOf(catalogue, found)).toContain(one?.nodeId)
      }),
    )
  })

  it('knows a word with one slip', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{5,12}$/),
        fc.nat(),
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        (name, at, slip) => {
          const place = at % (name.length - 1)
          const [before, letter, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)]
          const typed = {
            drop: before + after,
            add: `${before}q${letter}${after}`,
            change: `${before}q${after}`,
            swap: `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
          }[slip]
          expect(isNear(typed, name, 1, false)).toBe(true)
          expect(isNear(typed, `${name}more`, 1, false)).toBe(true)
        },
      ),
    )
  })
})

describe('filters', () => {
  it('pass what a plain filter passes, in the order asked for', () => {
    fc.assert(
      fc.property(games, query, fc.array(word, { maxLength: 1 }), (all, filters, typed) => {
        const catalogue = catalogueOf(all)
        const words = queryWords(typed.join(' '))
        const order = byPopularity(catalogue)
        const { games: found } = choose(catalogue, {
          order,
          words,
          vendors: vendorWords(catalogue),
          byMatch: false,
          passes: passing(catalogue, filters),
        })
        const exact = new Set(
          once(all)
            .filter((game) => fits(game, words))
            .map(({ nodeId }) => nodeId),
        )
        const wanted = idsOf(catalogue, order).filter(
          (id) =>
            exact.has(id) &&
            passes(once(all).find((game) => game.nodeId === id) ?? { nodeId: '', title: '', vassalage: '' }, filters),
        )
        const ids = idsOf(catalogue, found)
        if (exact.size >= 4 || words.length === 0) expect(ids).toEqual(wanted)
        else expect(ids.filter((id) => exact.has(id))).toEqual(wanted)
      }),
    )
  })

  it('come back from the address as they went', () => {
    fc.assert(
      fc.property(
        query,
        fc.option(fc.constantFrom('name' as const, 'newest' as const), { nil: undefined }),
        fc.string({ maxLength: 80 }),
        fc.nat(999),
        (filters, sort, text, more) => {
          const asked: HallQuery = {
            ...emptyQuery,
            ...filters,
            sort,
            more,
            text: readHallQuery(new URLSearchParams({ q: text })).text,
          }
          const again = readHallQuery(
            trueSearch(new URLSearchParams('modal=x'), hallAddress(asked)) ?? new URLSearchParams(),
          )
          expect(again).toEqual({ ...asked, types: gameTypes.filter((type) => asked.types.includes(type)) })
        },
      ),
    )
  })

  it('name vendors of the hall alone, once those are known', () => {
    const known = new Set(['CIND', 'LANT'])
    fc.assert(
      fc.property(fc.subarray([...vendorCodes, 'constructor']), (vendors) => {
        const address = new URLSearchParams({ vendor: vendors.join(',') })
        expect(readHallQuery(address, known).vendors).toEqual(
          vendors.filter((vendor) => vendor === 'CIND' || vendor === 'LANT'),
        )
        expect(readHallQuery(address).vendors).toEqual(vendors)
      }),
    )
  })

  it('take any address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('page', 'q', 'vendor', 'type', 'lines', 'bet', 'feature', 'sort', 'more'),
          fc.string(),
        ),
        (address) => {
          const read = readHallQuery(new URLSearchParams(address))
          expect(read.text.length).toBeLessThanOrEqual(80)
          expect([...read.vendors, ...read.features].every((code) => /^[\w.:-]{1,64}$/.test(code))).toBe(true)
          expect(read.types.every((type) => gameTypes.includes(type))).toBe(true)
          expect(read.more).toBeLessThan(1000)
        },
      ),
    )
  })
})

describe('orders', () => {
  it('have every game once; names sort as a language sorts them', () => {
    fc.assert(
      fc.property(games, (all) => {
        const catalogue = catalogueOf(all)
        const popular = byPopularity(catalogue)
        const everything = Array.from({ length: catalogue.size }, (_, game) => game)
        expect([...popular].sort((a, b) => a - b)).toEqual(everything)
        const newest = byNewest(catalogue, popular)
        expect([...newest].sort((a, b) => a - b)).toEqual(everything)
        const days = [...newest].map((game) => Math.floor(catalogue.releasedAt.at(game) / 86_400_000))
        expect(days).toEqual([...days].sort((a, b) => b - a))
        const collator = new Intl.Collator('en')
        const steps = byName(catalogue.titles, popular, collator)
        let step = steps.next()
        while (step.done !== true) step = steps.next()
        const titleAt = (game: number) => catalogue.titles[game] ?? ''
        expect([...step.value]).toEqual([...popular].sort((a, b) => collator.compare(titleAt(a), titleAt(b))))
      }),
    )
  })

  it('keep small amounts exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 9999 }), (whole, part) => {
        const decimal = `${whole}.${String(part).padStart(4, '0')}`
        expect(Number(betText(betUnits(decimal)))).toBe(Number(decimal))
      }),
    )
  })
})

describe('highlights', () => {
  it('cut a title and lose nothing of it; what is lit is what was typed', () => {
    fc.assert(
      fc.property(fc.oneof(title, fc.string({ unit: 'binary', maxLength: 30 })), word, (text, typed) => {
        const words = queryWords(typed)
        const pieces = highlight(text, words)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { text: lit } of pieces.filter(({ hit }) => hit))
          expect(words.some((one) => fold(lit).includes(one))).toBe(true)
        const isThere = words.some((one) => fold(text).includes(one))
        expect(pieces.some(({ hit }) => hit)).toBe(isThere)
      }),
    )
  })
})

describe('grid', () => {
  it('keys stay inside, and left undoes right in both directions', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        fc.constantFrom(...keys),
        (count, from, columns, page, rtl, key) => {
          const current = from % count
          const next = nextInGrid(key, current, count, columns, page, rtl)
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
          if (current + 1 < count) {
            const right = nextInGrid(rtl ? 'ArrowLeft' : 'ArrowRight', current, count, columns, page, rtl) ?? -1
            expect(right).toBe(current + 1)
            expect(nextInGrid(rtl ? 'ArrowRight' : 'ArrowLeft', right, count, columns, page, rtl)).toBe(current)
          }
        },
      ),
    )
  })

  it('draws every row that is seen, and few others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 900_000 }),
        fc.integer({ min: 300, max: 2000 }),
        fc.integer({ min: 80, max: 500 }),
        fc.integer({ min: 1, max: 20_000 }),
        (top, height, rowHeight, rows) => {
          const { first, end } = rowsOf(rowsSeen(top, height, rowHeight, 200, 200), rows)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(rows)
          const seen = Array.from({ length: rows < 400 ? rows : 0 }, (_, row) => row).filter(
            (row) => (row + 1) * rowHeight > top && row * rowHeight < top + height,
          )
          for (const row of seen) expect(row >= first && row < end).toBe(true)
          expect(end - first).toBeLessThanOrEqual(Math.ceil((height + 400) / rowHeight) + 1)
        },
      ),
    )
  })

  it('takes for inside what is seen, and nothing that is not drawn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 900_000 }),
        fc.integer({ min: 300, max: 2000 }),
        fc.integer({ min: 80, max: 500 }),
        fc.integer({ min: 0, max: 800 }),
        (top, height, rowHeight, margin) => {
          const drawn = rowsSeen(top, height, rowHeight, margin, margin)
          const inside = rowsInside(drawn, margin, rowHeight)
          expect(inside.first).toBeGreaterThanOrEqual(drawn.first)
          expect(inside.end).toBeLessThanOrEqual(drawn.end)
          const firstSeen = Math.max(0, Math.floor(top / rowHeight))
          const endSeen = Math.ceil((top + height) / rowHeight)
          if (endSeen > 0) expect(inside.first).toBeLessThanOrEqual(firstSeen)
          if (endSeen > 0) expect(inside.end).toBeGreaterThanOrEqual(endSeen)
        },
      ),
    )
  })

  it('keeps some rows that have left, none of them far away, and every one that is near', () => {
    const range = fc.tuple(fc.nat(60), fc.nat(12)).map(([first, rows]): RowRange => ({ first, end: first + rows }))
    fc.assert(
      fc.property(range, range, fc.nat(5), (near, before, most) => {
        const { first, end } = withLeaving(near, before, most)
        expect(first).toBeLessThanOrEqual(near.first)
        expect(end).toBeGreaterThanOrEqual(near.end)
        expect(near.first - first).toBeLessThanOrEqual(most)
        expect(end - near.end).toBeLessThanOrEqual(most)
        if (first < near.first) expect(first).toBe(before.first)
        if (end > near.end) expect(end).toBe(before.end)
        expect(withLeaving(near, near, most)).toEqual(near)
      }),
    )
  })

  it('comes to the rows that are wanted row by row, and never leaves them', () => {
    const range = fc.tuple(fc.nat(3_000), fc.nat(12)).map(([first, rows]): RowRange => ({ first, end: first + rows }))
    fc.assert(
      fc.property(range, range, (from, target) => {
        const rows = target.end - target.first
        let at = from
        for (let step = 0; step <= rows; step++) {
          const next = towards(at, target)
          const before = Math.max(0, Math.min(at.end, target.end) - Math.max(at.first, target.first))
          expect(next.end - next.first).toBe(Math.min(rows, before + 1))
          at = next
        }
        expect(at).toEqual(target)
        expect(towards(target, target)).toEqual(target)
      }),
    )
  })
})
