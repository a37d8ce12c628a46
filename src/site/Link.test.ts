import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, type To } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './Link'

const drawn = (to: To) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ['/rng?vendor=PP'] }, createElement(Link, { to, title: 'x' })),
  )

test.each<[To, string]>([
  ['/live', '/live'],
  ['?modal=registerModal', '/rng?modal=registerModal'],
  [{ pathname: '/help', search: '?article=1', hash: '#a' }, '/help?article=1#a'],
  ['https://other.example/a', 'https://other.example/a'],
  ['//other.example/a', '//other.example/a'],
  ['mailto:help@brand.example', 'mailto:help@brand.example'],
])('%j leads to %s', (to, href) => {
  expect(drawn(to)).toBe(`<a title="x" href="${href}"></a>`)
})
