import { expect, test } from 'vitest'
import { serviceAddress } from './serviceAddress'

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const answer = (path: string, type = 3) => ({
  version: {
    pathList: [
      { type: 1, path: encode('https://other.example/') },
      { type, path },
    ],
  },
})
const here = 'https://brand.example/index'

test.each([
  ['https://chat.example/room?brand=a', 'https://chat.example/room?brand=a'],
  ['/cdn/service/chat', 'https://brand.example/cdn/service/chat'],
  ['https://chat.example/客服', 'https://chat.example/%E5%AE%A2%E6%9C%8D'],
])('loads %s', (text, expected) => {
  expect(serviceAddress(answer(encode(text)), here)).toBe(expected)
})

test('loads a chat of the machine for a site of that machine', () => {
  const chat = 'http://service.localhost:4000/chat'
  expect(serviceAddress(answer(encode(chat)), 'http://aurora.localhost:4000/index')).toBe(chat)
})

const refused = [
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'http://chat.example/',
    'blob:https://brand.example/1',
    ' ',
    'https://[',
  ],
  ...['https://user:secret@chat.example/', 'https://user@chat.example/', '/\\evil.example', '//evil.example'],
  ...['http://localhost:4000/chat', 'https://a.localhost/', 'http://127.0.0.1/', 'https://[::1]/'],
]

test.each(refused)('refuses %j', (text) => {
  expect(serviceAddress(answer(encode(text)), here)).toBeUndefined()
})

test('refuses what is no base64, and answers without a web chat', () => {
  expect(serviceAddress(answer('%%%'), here)).toBeUndefined()
  expect(serviceAddress(answer(Buffer.from([0xff, 0xfe]).toString('base64')), here)).toBeUndefined()
  expect(serviceAddress(answer(encode('https://chat.example/'), 2), here)).toBeUndefined()
  expect(serviceAddress({ version: { pathList: [] } }, here)).toBeUndefined()
})

test('understands base64 without padding and in the alphabet of addresses', () => {
  const text = 'https://chat.example/?>>>???a'
  const urlSafe = Buffer.from(text).toString('base64url')
  expect(serviceAddress(answer(urlSafe), here)).toBe(new URL(text).href)
})
