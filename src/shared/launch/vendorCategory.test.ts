import { expect, it } from 'vitest'
import { categoryOfVendor } from './vendorCategory'

const vendors = { esportsVendors: ['TF'], cockfightVendors: ['ROOST'] }

it.each([
  [
    'its own',
    [
      ['LIVE', 'EVO'],
      ['ELOTT', 'SKYB', 'TCG_SEA'],
    ],
    'SKYB',
    'ELOTT',
  ],
  ['that of the brand', [['SPORTS', 'TF']], 'TF', 'ESPORTS'],
  [
    'the first, where its start is known',
    [
      ['ELOTT', 'SKYB', 'TCG_SEA'],
      ['LOTT', 'SKYB', 'TCG_SEA'],
    ],
    'SKYB',
    'ELOTT',
  ],
  [
    'none of several',
    [
      ['LOTT', 'X'],
      ['RNG', 'X'],
    ],
    'X',
    undefined,
  ],
  ['none of none', [['LIVE', 'EVO']], 'GONE', undefined],
] as const)('the category of a vendor is %s', (_, lists, vassalage, category) => {
  const sent = lists.map(([gameCategory, accountTypeName, isGame]) => ({
    gameCategory,
    vendors: [{ accountTypeId: 1, accountTypeName, displayName: accountTypeName, isGame }],
  }))
  expect(categoryOfVendor(sent, vassalage, vendors)).toBe(category)
})
