import { expect, it } from 'vitest'
import { mayLoadPicture } from './pictureOrigins'

const here = 'https://www.aurora.example/help?article=x'
const origins = ['https://images.example', 'https://*.cdn.example', 'http://127.0.0.1:9000']

it.each([
  ['/cdn/card.png', true],
  ['card.png', true],
  ['https://www.aurora.example/cdn/card.png', true],
  ['https://images.example/a.png', true],
  ['http://images.example/a.png', false],
  ['https://images.example:8443/a.png', false],
  ['https://eu.cdn.example/a.png', true],
  ['https://cdn.example/a.png', false],
  ['https://evilcdn.example/a.png', false],
  ['http://127.0.0.1:9000/a.png', true],
  ['https://evil.example/t.gif?x=1', false],
  ['//evil.example/t.gif', false],
  ['https://images.example@evil.example/t.gif', false],
  ['http://[', false],
  ['data:image/png;base64,AAAA', false],
])('%s: %s', (source, may) => expect(mayLoadPicture(source, here, origins)).toBe(may))
