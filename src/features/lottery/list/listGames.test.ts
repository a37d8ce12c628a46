import { expect, test } from 'vitest'
import type { LotteryGame } from '../../../contract/lottery-game'
import { listGames, matching } from './listGames'

const game = (gameCode: string, name = gameCode): LotteryGame => ({ gameCode, name, vassalage: 'V' })
const coded = (...codes: readonly string[]) => codes.map((gameCode) => ({ gameCode }))
const listed = {
  games: new Map(['A', 'B', 'C', 'D'].map((code) => [code, game(code)])),
  popular: coded('C', 'A', 'GONE'),
  groups: [
    { code: 'one', games: coded('A', 'B') },
    { code: 'two', games: coded('B', 'C', 'D') },
  ],
}
const codes = (games: readonly LotteryGame[]) => games.map(({ gameCode }) => gameCode)

test('each game stands once, popular ones first', () => {
  expect(codes(listGames(listed, undefined))).toEqual(['C', 'A', 'B', 'D'])
})

test('a group keeps that order; one that is not known narrows nothing', () => {
  expect(codes(listGames(listed, 'two'))).toEqual(['C', 'B', 'D'])
  expect(codes(listGames(listed, 'none'))).toEqual(['C', 'A', 'B', 'D'])
})

test('a search finds words of name and vendor, whatever their case and accents', () => {
  const games = [game('A', 'Xổ số miền Bắc'), game('B', 'Minute Five'), game('C', '分分彩')]
  const found = (text: string) => codes(matching(games, text, ({ gameCode }) => (gameCode === 'C' ? 'Civic' : 'Delta')))
  expect(found('mien bac')).toEqual(['A'])
  expect(found('delta FIVE')).toEqual(['B'])
  expect(found('分彩')).toEqual(['C'])
  expect(found('civic')).toEqual(['C'])
  expect(found('  ')).toEqual(['A', 'B', 'C'])
  expect(found('seven')).toEqual([])
})
