import { expect, it } from 'vitest'
import { gamePath, readGameTarget } from './gamePath'

const query = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')))

it('reads what it wrote', () => {
  const target = { nodeId: '10042', gameId: 'reef-7', vassalage: 'TF', category: 'RNG' }
  expect(readGameTarget(query(gamePath(target)))).toEqual(target)
  expect(gamePath({ vassalage: 'TF' })).toBe('/game?vassalage=TF')
})

it('drops what cannot be an id', () => {
  expect(readGameTarget(new URLSearchParams({ nodeId: '<script>', vassalage: 'x'.repeat(65), gameId: '' }))).toEqual({})
})
