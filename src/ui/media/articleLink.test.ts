import { expect, test } from 'vitest'
import { isArticleLink } from './articleLink'

const here = 'https://brand.example/help'
const followed = [
  '/promotions',
  '#rules',
  'https://other.example/x',
  'http://other.example/x',
  'mailto:help@brand.example',
  'tel:+10005550100',
]
const dropped = [
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\\evil.example',
    '//evil.example',
  ],
  ...['https://user:secret@other.example/', 'http://localhost:8080/admin', 'https://127.0.0.1/', 'relative'],
]

test.each(followed)('%s is followed', (href) => expect(isArticleLink(href, here)).toBe(true))
test.each(dropped)('%s is dropped', (href) => expect(isArticleLink(href, here)).toBe(false))
