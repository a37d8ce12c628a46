import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mergePages, type PageAnswer } from './mergePages'
import { questionsOf } from './questions'

const vendors = { esportsVendors: ['AV'], cockfightVendors: ['ROOST'] }
const game = (nodeId: string, more: object = {}) => ({
  nodeId,
  title: `Game ${nodeId}`,
  vassalage: 'LUMA',
  gameCategory: 'LIVE',
  ...more,
})
const here = (content: readonly unknown[], more: object = {}): PageAnswer => ({
  data: { content: [...content], total: content.length, pageCount: 1, ...more },
  error: null,
  refetch: () => Promise.resolve(),
})
const waiting: PageAnswer = { data: undefined, error: null, refetch: () => Promise.resolve() }
const ids = (pages: readonly (readonly PageAnswer[])[], category = 'LIVE') =>
  mergePages(pages, category, vendors).games.map(({ nodeId }) => nodeId)

describe('mergePages', () => {
  it('keeps the order of pages and questions, and each game once', () => {
    expect(ids([[here([game('1'), game('2')]), here([game('3')])], [here([game('2'), game('4')])]])).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  it('shows what can be shown of what was sent', () => {
    const long = 'x'.repeat(500)
    const sent = [
      null,
      {},
      game(''),
      game('html', { title: '<img src=x onerror=alert(1)>' }),
      game('rtl', { title: 'روليت مباشر' }),
      game('long', { title: long }),
      game('bare', { image: undefined, gameType: 'UNKNOWN', vassalage: 'NOBODY', gameCategory: undefined }),
      game('7', { nodeId: 7 }),
      game('html'),
    ]
    const { games } = mergePages([[here(sent)]], 'LIVE', vendors)
    expect(games.map(({ nodeId }) => nodeId)).toEqual(['html', 'rtl', 'long', 'bare', '7'])
    expect(games[0]?.title).toBe('<img src=x onerror=alert(1)>')
    expect(games[2]?.title).toHaveLength(200)
  })

  it('leaves out games that stand elsewhere', () => {
    const sent = [
      game('1', { gameCategory: 'SPORTS', vassalage: 'AV' }),
      game('2', { gameCategory: 'SPORTS', vassalage: 'KICK' }),
    ]
    expect(ids([[here(sent)]], 'ESPORTS')).toEqual(['1'])
    expect(ids([[here(sent)]], 'SPORTS')).toEqual(['2'])
  })

  it('shows what has arrived while the rest is on its way', () => {
    expect(mergePages([[waiting, here([game('1')])]], 'LIVE', vendors)).toMatchObject({
      isPending: true,
      failed: undefined,
      games: [{ nodeId: '1' }],
    })
  })

  it('keeps the other pages where one in the middle is broken, and tries that one again', () => {
    const refetch = vi.fn(() => Promise.resolve())
    const merged = mergePages(
      [
        [here([game('1')], { pageCount: 4 })],
        [{ ...waiting, error: new Error('broken'), refetch }],
        [here([game('3')])],
      ],
      'LIVE',
      vendors,
    )
    expect(merged).toMatchObject({ hasMore: true, isPending: false })
    expect(merged.games.map(({ nodeId }) => nodeId)).toEqual(['1', '3'])
    merged.failed?.retry()
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('has nothing more after the last page', () => {
    expect(mergePages([[here([], { pageCount: 0 })]], 'LIVE', vendors)).toMatchObject({
      hasMore: false,
      total: 0,
      games: [],
    })
    expect(mergePages([], 'LIVE', vendors)).toMatchObject({ hasMore: false, games: [] })
  })

  it('never doubles a game and never breaks, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.anything())), (pages) => {
        const merged = ids(pages.map((content) => [here(content)]))
        return new Set(merged).size === merged.length
      }),
    )
  })
})

describe('questionsOf', () => {
  it.each([
    [
      'a category of its own, at once',
      { category: 'LIVE', vendors: ['A', 'B'], chosen: undefined, page: 2 },
      [{ gameCategory: 'LIVE', page: 2, pageSize: 48 }],
    ],
    [
      'the chosen vendor alone',
      { category: 'ESPORTS', vendors: ['AV', 'AI'], chosen: 'AI', page: 1 },
      [{ gameCategory: 'SPORTS', vassalage: 'AI', page: 1, pageSize: 48 }],
    ],
    [
      'what shares a category, by vendor',
      { category: 'ESPORTS', vendors: ['AV', 'AI'], chosen: undefined, page: 1 },
      [
        { gameCategory: 'SPORTS', vassalage: 'AV', page: 1, pageSize: 24 },
        { gameCategory: 'SPORTS', vassalage: 'AI', page: 1, pageSize: 24 },
      ],
    ],
  ])('asks for %s', (_, wanted, questions) => {
    expect(questionsOf(wanted)).toEqual(questions)
  })
})
