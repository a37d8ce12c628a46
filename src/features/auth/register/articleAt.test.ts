import { expect, it } from 'vitest'
import { articleAt } from './articleAt'

it.each([
  ['/helpmc?article=terms', 'terms'],
  ['/help?article=privacy&q=x', 'privacy'],
  ['/help', undefined],
  ['/rules?article=terms', undefined],
  ['https://brand.example/help?article=terms', undefined],
  ['//brand.example/help?article=terms', undefined],
])('%s leads to %s', (href, article) => {
  expect(articleAt(href)).toBe(article)
})
