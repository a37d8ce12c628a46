import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { phrasesOf } from './phrases'

test.each([
  ['将游戏添加到主屏幕', '将游戏|添加|到主屏幕'],
  ['新会员的首周礼遇', '新会员的|首周礼遇'],
  ['玩得越多，积分越多', '玩得|越多，积分|越多'],
  ['即可领取新人红利。', '即可|领取|新人红利。'],
  ['Top games', 'Top games'],
  ['', ''],
  ['今日はとても良い', '今日はとても良い'],
])('%s', (text, parts) => {
  const phrases = phrasesOf(text)
  expect(phrases.join('')).toBe(text)
  expect(phrases.join('|')).toBe(parts)
})

it('loses nothing, and ends no line where a mark belongs to its neighbour', () => {
  const signs = fc.constantFrom(...'游戏大厅的了主屏幕存款“”，。（）—…·Jade 88%')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 20 }), (list) => {
      const text = list.join('')
      const phrases = phrasesOf(text)
      expect(phrases.join('')).toBe(text)
      for (const phrase of phrases.slice(1)) expect(phrase).toMatch(/^[\p{L}\p{N}]/u)
    }),
  )
})
