import { expect, test } from 'vitest'
import { isInnerAddress } from '../brands/ownNetwork'
import { readTrustedProxies } from '../trustedProxies'
import { plainAddress, visitOf } from './visit'

const at = (peer: string | undefined, headers: Record<string, string>, trusted = '') =>
  visitOf({
    url: new URL('http://aurora.localhost:4000/index'),
    headers: new Headers(headers),
    peer,
    trusts: readTrustedProxies(trusted),
    isInner: isInnerAddress,
    tls: false,
  })

test.each([
  [
    'nobody is trusted',
    '',
    '198.51.100.1',
    { 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'https' },
    '198.51.100.1',
    'http',
  ],
  [
    'somebody else is',
    '127.0.0.1',
    '198.51.100.1',
    { 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'https' },
    '198.51.100.1',
    'http',
  ],
  [
    'the proxy before',
    '127.0.0.1',
    '::ffff:127.0.0.1',
    { 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'https' },
    '1.2.3.4, 127.0.0.1',
    'https',
  ],
  [
    'what the visitor wrote before the proxy did',
    '127.0.0.1',
    '127.0.0.1',
    { 'X-Forwarded-For': '9.9.9.9, 1.2.3.4' },
    '1.2.3.4, 127.0.0.1',
    'http',
  ],
  [
    'two proxies in a row',
    '127.0.0.1,10.0.0.0/8',
    '127.0.0.1',
    { 'X-Forwarded-For': '9.9.9.9, 1.2.3.4, 10.20.30.40' },
    '1.2.3.4, 10.20.30.40, 127.0.0.1',
    'http',
  ],
  ['no address at all', '127.0.0.1', '127.0.0.1', { 'X-Forwarded-For': '1.2.3.4, unknown' }, '127.0.0.1', 'http'],
  ['with ports', '::1', '::1', { 'X-Forwarded-For': '[2001:db8::1]:443' }, '2001:db8::1, ::1', 'http'],
  ['no connection', '127.0.0.1', undefined, { 'X-Forwarded-For': '1.2.3.4' }, undefined, 'http'],
])('%s', (_name, trusted, peer, headers, addresses, protocol) => {
  expect(at(peer, headers, trusted)).toMatchObject({ host: 'aurora.localhost:4000', addresses, protocol })
})

test.each([
  ['a visitor of the internet', '203.0.113.7', {}, '', '203.0.113.7'],
  ['a household of IPv6', '2001:db8:1:2::9', {}, '', '2001:db8:1:2'],
  ['whom a trusted proxy names', '10.0.0.1', { 'X-Forwarded-For': '203.0.113.7' }, '10.0.0.1', '203.0.113.7'],
  [
    'a neighbour of the proxy, which everybody comes by',
    '10.0.0.1',
    { 'X-Forwarded-For': '10.0.5.9' },
    '10.0.0.1',
    undefined,
  ],
  ['the network of a cluster', '10.0.0.1', { 'X-Forwarded-For': '100.64.3.1' }, '10.0.0.1', undefined],
  ['a device of this cable', '169.254.10.1', {}, '', undefined],
  ['the same of IPv6', 'fe80::1%eth0', {}, '', undefined],
  ['a network of IPv6 that is nobody’s else', '10.0.0.1', { 'X-Forwarded-For': 'fd12::7' }, '10.0.0.1', undefined],
  ['a trusted proxy that names nobody', '10.0.0.1', {}, '10.0.0.1', undefined],
  ['proxies that name each other alone', '10.0.0.1', { 'X-Forwarded-For': '10.0.0.2' }, '10.0.0.0/8', undefined],
  ['somebody else who names a visitor', '203.0.113.7', { 'X-Forwarded-For': '1.2.3.4' }, '10.0.0.1', '203.0.113.7'],
  ['a proxy here that was not named to us', '::ffff:172.17.0.1', { 'X-Forwarded-For': '1.2.3.4' }, '', undefined],
  ['no connection', undefined, {}, '', undefined],
])('who is counted: %s', (_name, peer, headers, trusted, visitor) => {
  expect(at(peer, headers, trusted).visitor).toBe(visitor)
})

test('who says that somebody passed it on, and is no proxy that we know, is told from the rest', () => {
  const named = { 'X-Forwarded-For': '1.2.3.4' }
  expect(at('203.0.113.7', named).isPassedOn).toBe(true)
  expect(at('203.0.113.7', {}).isPassedOn).toBeUndefined()
  expect(at('203.0.113.7', named, '203.0.113.7').isPassedOn).toBeUndefined()
})

test('a request keeps the name that it brings, where it is one', () => {
  const idOf = (id: string) => at('203.0.113.7', { 'X-Request-Id': id }).requestId
  expect(idOf('0123456789abcdef')).toBe('0123456789abcdef')
  for (const other of ['', 'short', 'x'.repeat(65), '0123456789abcdef "x"']) {
    expect(idOf(other)).toMatch(/^[\da-f-]{36}$/)
    expect(idOf(other)).not.toBe(idOf(other))
  }
})

test('an address is written in one way', () => {
  expect(['::ffff:1.2.3.4', ' 1.2.3.4:80 ', '2001:DB8::1', 'fe80::1%eth0'].map(plainAddress)).toEqual([
    '1.2.3.4',
    '1.2.3.4',
    '2001:db8::1',
    'fe80::1%eth0',
  ])
  for (const text of ['', 'unknown', '_hidden', '1.2.3', 'a\r\nb', '<script>'])
    expect(plainAddress(text), text).toBeUndefined()
})

test('trusted proxies are addresses and ranges; what is neither is said', () => {
  const trusts = readTrustedProxies(' 127.0.0.1, ::1 ,10.0.0.0/8,2001:db8::/32')
  expect(['127.0.0.1', '::1', '10.255.0.1', '2001:db8:1::2'].map(trusts)).toEqual([true, true, true, true])
  expect(['127.0.0.2', '11.0.0.1', '2001:db9::', 'unknown', ''].map(trusts)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  for (const text of ['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0.0/-1'])
    expect(() => readTrustedProxies(text), text).toThrow(`MARQUEE_TRUSTED_PROXIES has "${text}"`)
})
