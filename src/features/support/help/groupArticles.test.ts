import { expect, it } from 'vitest'
import { groupArticles } from './groupArticles'

const article = (id: string, group?: string) => ({ id, title: id, content: '', ...(group !== undefined && { group }) })
const told = (...articles: ReturnType<typeof article>[]) =>
  groupArticles(articles).map(({ title, articles: own }) => [title, ...own.map(({ id }) => id)])

it('keeps the order of the platform, and those of a heading together', () => {
  expect(told(article('a', 'Money'), article('b', 'Play'), article('c', ' Money '))).toEqual([
    ['Money', 'a', 'c'],
    ['Play', 'b'],
  ])
})

it('puts those without a heading at the end', () => {
  expect(told(article('a'), article('b', 'Play'), article('c', ''))).toEqual([
    ['Play', 'b'],
    [undefined, 'a', 'c'],
  ])
})

it('has no heading where the platform has none', () => {
  expect(told(article('a'), article('b'))).toEqual([[undefined, 'a', 'b']])
  expect(told()).toEqual([])
})
