import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productDefaults, resolveBrand } from './resolveBrand'
import { readVendors } from './facts'
import { askedCategory, shownCategory } from './shownCategory'

const brandWith = (games: object) => resolveBrand('test', [{ source: 'test', values: { games } }]).value
const vendor = (accountTypeName: string) => ({ accountTypeId: 1, accountTypeName, displayName: accountTypeName })

describe('shownCategory', () => {
  const vendors = { ...productDefaults.games, cockfightVendors: ['ROOST'] }
  it.each([
    ['SPORTS', 'AV', 'ESPORTS'],
    ['SPORTS', 'IMES', 'ESPORTS'],
    ['SPORTS', 'ROOST', 'COCKFIGHT'],
    ['SPORTS', 'SABA', 'SPORTS'],
    ['SPORTS', 'av', 'SPORTS'],
    ['SPORTS', 'constructor', 'SPORTS'],
    ['LIVE', 'AV', 'LIVE'],
    ['ESPORTS', 'SABA', 'ESPORTS'],
    ['COCKFIGHT', 'SABA', 'COCKFIGHT'],
    ['JACKPOT', 'AV', 'JACKPOT'],
    ['WHATEVER', 'ROOST', 'WHATEVER'],
  ])('%s of %s stands under %s', (category, vassalage, shown) => {
    expect(shownCategory(category, vassalage, vendors)).toBe(shown)
  })

  it('is asked for where the platform keeps it', () => {
    expect(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'JACKPOT'].map(askedCategory)).toEqual([
      'LIVE',
      'SPORTS',
      'SPORTS',
      'SPORTS',
      'JACKPOT',
    ])
  })

  it('takes what the brand names, and only that', () => {
    expect(shownCategory('SPORTS', 'AV', { esportsVendors: [], cockfightVendors: [] })).toBe('SPORTS')
  })
})

describe('readVendors', () => {
  const code = fc.constantFrom('AV', 'AI', 'ROOST', 'SABA', 'KICK', 'LUMA', '__proto__')
  const lanes = fc.array(
    fc.record({
      gameCategory: fc.constantFrom('SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE', 'toString'),
      vendors: fc.array(code.map(vendor)),
    }),
  )

  it('loses no vendor, doubles none, and puts each where it is shown', () => {
    fc.assert(
      fc.property(lanes, fc.uniqueArray(code), fc.uniqueArray(code), (sent, esportsVendors, cockfightVendors) => {
        const brand = brandWith({ esportsVendors, cockfightVendors })
        const wanted = new Set(
          sent.flatMap(({ gameCategory, vendors }) =>
            vendors.map(
              ({ accountTypeName }) =>
                `${shownCategory(gameCategory, accountTypeName, brand.games)} ${accountTypeName}`,
            ),
          ),
        )
        const read = [...readVendors(sent, brand)].flatMap(([category, list]) =>
          list.map(({ accountTypeName }) => `${category} ${accountTypeName}`),
        )
        expect(new Set(read)).toEqual(wanted)
        expect(read).toHaveLength(wanted.size)
      }),
    )
  })
})
