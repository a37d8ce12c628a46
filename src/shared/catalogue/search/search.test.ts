import { describe, expect, it } from 'vitest'
import { Catalogue } from '../Catalogue'
import { byPopularity } from '../orders'
import { choose } from '../choose'
import { fold, queryWords, wordsOf } from '../../../lib/fold'
import { highlight } from './highlight'

const titles = [
  'Dragon Crown',
  'Golden Dragon',
  'Gold of the Dragonfly',
  'Crème Brûlée Deluxe',
  'Straße der Löwen',
  '黄金巨龙',
  '全屏 ＶＩＰ 老虎机',
  'ドラゴンの城',
  '드래곤의 보물',
  'أُسْطُورَة الذَّهَب',
  'آلهة الأولمب ٧٧٧',
  "Knight's Temple",
  'İstanbul Nights',
]
const catalogue = new Catalogue()
catalogue.add(
  titles.map((title, at) => ({ nodeId: String(at), title, vassalage: at % 2 === 0 ? 'CIND' : 'LANT' })),
  0,
)
const vendors = [
  { words: ['cindermill'], games: catalogue.gamesOf[0] ?? [] },
  { words: wordsOf(fold('Paper Lantern')), games: catalogue.gamesOf[1] ?? [] },
]

function found(text: string): readonly string[] {
  const { games } = choose(catalogue, {
    order: byPopularity(catalogue),
    words: queryWords(text),
    vendors,
    byMatch: true,
    passes: undefined,
  })
  return [...games].map((game) => catalogue.titles[game] ?? '')
}

describe('search', () => {
  it.each([
    ['creme brulee', 'Crème Brûlée Deluxe'],
    ['strasse lowen', 'Straße der Löwen'],
    ['巨龙', '黄金巨龙'],
    ['vip', '全屏 ＶＩＰ 老虎机'],
    ['どらごん', 'ドラゴンの城'],
    ['드래고', '드래곤의 보물'],
    ['اسطوره', 'أُسْطُورَة الذَّهَب'],
    ['الهه 777', 'آلهة الأولمب ٧٧٧'],
    ['knights', "Knight's Temple"],
    ['istanbul', 'İstanbul Nights'],
    ['temp', "Knight's Temple"],
  ])('finds %s', (text, title) => {
    expect(found(text)[0]).toBe(title)
  })

  it.each([
    ['gloden', 'Golden Dragon'],
    ['dragn crown', 'Dragon Crown'],
    ['knigth', "Knight's Temple"],
    ['黄全巨', '黄金巨龙'],
  ])('forgives the slip in %s', (text, title) => {
    expect(found(text)).toContain(title)
  })

  it('puts whole words first, then beginnings, and vendors after titles', () => {
    expect(found('dragon').slice(0, 3)).toEqual(['Dragon Crown', 'Golden Dragon', 'Gold of the Dragonfly'])
    expect(found('lantern')).toHaveLength(6)
    expect(found('cinder temple')).toEqual([])
    expect(found('paper temple')).toEqual(["Knight's Temple"])
  })

  it('finds nothing for nothing there', () => {
    expect(found('zzzzzzzz')).toEqual([])
    expect(found('!!! ...')).toHaveLength(titles.length)
  })
})

describe('highlights', () => {
  it.each([
    ['Crème Brûlée', 'brule', ['Crème ', 'Brûlé', 'e']],
    ['Straße 9', 'strass', ['Straß', 'e 9']],
    ['أُسْطُورَة', 'اسط', ['أُسْطُ', 'ورَة']],
    ['黄金巨龙', '巨', ['黄金', '巨', '龙']],
    ['<b>wolf</b>', 'wolf', ['<b>', 'wolf', '</b>']],
  ])('of %s', (title, typed, pieces) => {
    expect(highlight(title, queryWords(typed)).map(({ text }) => text)).toEqual(pieces)
  })
})
