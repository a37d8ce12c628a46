import { expect, test } from 'vitest'
import { catalogueEntries } from '../catalogueList'
import { drawnChunks } from './drawnChunks'

const page = (id: string) => ({ state: 'page', id, pathname: '/', search: '', calls: [], named: [] }) as const

test('each page that is drawn comes with its files; home has its own elsewhere', () => {
  for (const { slot, id, drawnAtEdge } of catalogueEntries)
    if (slot === 'page' && drawnAtEdge && id !== 'home')
      expect(drawnChunks(page(id), 'ar')[0], id).toMatch(/^src\/features\/.*Page\.tsx$/)
})

test('with its messages in the language of the page, and what cleans its texts', () => {
  expect(drawnChunks(page('promotionDetail'), 'ar')).toEqual([
    'src/features/promotions/PromotionPage.tsx',
    'node_modules/dompurify/dist/purify.es.mjs',
    'src/shared/upload/messages/ar.json',
    'src/shared/prize/messages/ar.json',
    'src/shared/money/messages/ar.json',
    'src/shared/sharing/messages/ar.json',
    'src/features/promotions/messages/ar.json',
  ])
})

test('what says that there is no page comes with every page; that the site is closed, by itself', () => {
  expect(drawnChunks({ state: 'elsewhere' }, 'en')).toEqual([])
  expect(drawnChunks({ state: 'closed' }, 'en')).toEqual(['src/app/pages/Maintenance.tsx'])
  expect(drawnChunks(page('constructor'), 'en')).toEqual([])
})
