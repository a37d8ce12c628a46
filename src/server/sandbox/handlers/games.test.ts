import { afterAll, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { aurora } from '../merchants/aurora'
import { esportsVendors } from '../seed/vendors'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox({ gameCount: 2000 })
const { call, tokenOf } = sandbox
afterAll(() => sandbox.close())

interface Listed {
  readonly nodeId: string
  readonly title: string
  readonly vassalage: string
  readonly gameCategory: string
  readonly gameType: string
  readonly image?: string
  readonly isFav?: boolean
}
interface GamePage {
  readonly content: readonly Listed[]
  readonly total: number
  readonly pageCount: number
}
const isList = (value: unknown): value is { list: readonly Listed[] } => validate('hot-games', value).length === 0
const isPage = (value: unknown): value is GamePage =>
  typeof value === 'object' && value !== null && 'content' in value && isList({ list: value.content })

async function page(query: Record<string, string>, merchant = 'aurora', language = 'EN') {
  const token = await tokenOf('member01', merchant)
  const { value } = await call('GET', '/wps/relay/GCSGAME_gameList', { merchant, token, query, language })
  if (!isPage(value)) throw new Error(`no page of games: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

async function hot(query: Record<string, string>, merchant = 'aurora', language = 'EN') {
  const { value } = await call('GET', '/wps/relay/GCSGAME_hotGamesV2', { merchant, query, language })
  if (!isList(value)) throw new Error(`no list of games: ${JSON.stringify(value).slice(0, 300)}`)
  return value.list
}

describe('covers', () => {
  it.each([
    ['aurora', 'EN', '?brand=aurora'],
    ['aurora', 'CN', '?brand=aurora&plain=1'],
    ['aurora', 'AR', '?brand=aurora&plain=1'],
    ['jade', 'CN', '?brand=jade'],
    ['sahara', 'EN', '?brand=sahara'],
  ])('of %s in %s are for its cards, with no lettering of another language', async (merchant, language, query) => {
    for (const { nodeId, image } of await hot({}, merchant, language))
      expect(image).toBe(`/cdn/games/${nodeId}.webp${query}`)
  })
})

describe('game list', () => {
  it('is paged, every game once', async () => {
    const first = await page({ page: '1', pageSize: '100' })
    expect(first.total).toBe(2000)
    expect(first.pageCount).toBe(20)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => page({ page: String(index + 1), pageSize: '100' })),
    )
    expect(new Set(all.flatMap(({ content }) => content.map(({ nodeId }) => nodeId))).size).toBe(2000)
    expect((await page({ page: '21', pageSize: '100' })).content).toEqual([])
    expect((await page({ page: '-1', pageSize: '1000' })).content).toHaveLength(500)
  })

  it('filters by category, vendor, kind and title, plain or as data', async () => {
    const slots = await page({ gameCategory: 'RNG', gameType: 'TG' })
    expect(slots.total).toBeGreaterThan(0)
    expect(slots.content.every(({ gameCategory, gameType }) => gameCategory === 'RNG' && gameType === 'TG')).toBe(true)
    expect(
      (await page({ data: JSON.stringify({ vassalage: 'LANT' }) })).content.every(
        ({ vassalage }) => vassalage === 'LANT',
      ),
    ).toBe(true)
    const [wanted] = slots.content
    const found = await page({ keyword: wanted?.title.slice(1).toUpperCase() ?? '' })
    expect(found.content.map(({ nodeId }) => nodeId)).toContain(wanted?.nodeId)
    expect((await page({ keyword: '%' })).total).toBe(0)
  })

  it('has the vendors of the merchant alone, and titles in the asked language', async () => {
    const { content } = await page({ pageSize: '100' }, 'sahara', 'AR')
    const offered = ['STRI', 'KICK', 'AV', 'TF', 'PARL', 'WIND', 'MERI', 'VELV', 'OTTR']
    expect(content.every(({ vassalage }) => offered.includes(vassalage))).toBe(true)
    expect(content.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true)
    expect(
      (await page({ pageSize: '100' }, 'sahara', 'CN')).content.every(({ title }) => /\p{Script=Han}/u.test(title)),
    ).toBe(true)
  })
})

describe('hot games', () => {
  it('has every category, e-sports among SPORTS by their vendors', async () => {
    const games = await hot({})
    expect(new Set(games.map(({ gameCategory }) => gameCategory))).toEqual(
      new Set(aurora.lanes.map(({ category }) => category)),
    )
    expect(
      games.some(({ vassalage, gameCategory }) => esportsVendors.includes(vassalage) && gameCategory === 'SPORTS'),
    ).toBe(true)
    const esports = await hot({ gameCategory: 'ESPORTS' })
    expect(esports.length).toBeGreaterThan(0)
    expect(esports.every(({ vassalage }) => esportsVendors.includes(vassalage))).toBe(true)
  })

  it('narrows to a vendor, and to nothing for one that the merchant has not', async () => {
    expect((await hot({ vassalage: 'CIND' })).every(({ vassalage }) => vassalage === 'CIND')).toBe(true)
    expect(await hot({ vassalage: 'CIND' }, 'sahara')).toEqual([])
  })
})

describe('favourites and recent games', () => {
  const relay = (name: string) => `/wps/relay/${name}`

  it('are added, marked in lists, and removed', async () => {
    const token = await tokenOf('vip01')
    const [game] = (await page({})).content
    const nodeId = game?.nodeId ?? ''
    expect(await call('POST', relay('MCSFE_addFavoriteGameV2'), { token, body: { nodeId } })).toMatchObject({
      success: true,
    })
    await call('POST', relay('MCSFE_addFavoriteGameV2'), { token, body: { nodeId } })
    expect((await call('GET', relay('MCSFE_getFavoriteGames'), { token })).value).toEqual([nodeId])
    const { value } = await call('GET', relay('MCSFE_getFavoriteGamesList'), { token })
    expect(isPage(value) && value.content).toMatchObject([{ nodeId, isFav: true }])
    const listed = await call('GET', relay('GCSGAME_gameList'), { token })
    expect(isPage(listed.value) && listed.value.content.find((each) => each.nodeId === nodeId)).toMatchObject({
      isFav: true,
    })
    await call('GET', relay('MCSFE_removeFavoriteGameV2'), { token, query: { nodeId } })
    expect((await call('GET', relay('MCSFE_getFavoriteGames'), { token })).value).toEqual([])
    expect(
      await call('POST', relay('MCSFE_addFavoriteGameV2'), { token, body: { nodeId: '999999999' } }),
    ).toMatchObject({ message: 'field.invalid' })
  })
})

it('names the kinds of games of a vendor', async () => {
  const { value } = await call('GET', '/wps/relay/GCSGAME_getVassGameType', { query: { vassalage: 'CIND' } })
  expect(value).toEqual(expect.arrayContaining([expect.objectContaining({ gameType: 'RNG' })]))
})

it('marks vendors in maintenance', async () => {
  const { value } = await call('GET', '/wps/relay/GCSGAME_gameVendor', {})
  expect(JSON.stringify(value)).toContain(
    '"accountTypeName":"PODI","displayName":"Podium Odds","smallIcon":"/cdn/vendors/PODI.svg","activeIcon":"/cdn/vendors/PODI.svg?active=1","maintenance":true',
  )
})
