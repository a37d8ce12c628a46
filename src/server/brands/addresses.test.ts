import { describe, expect, test } from 'vitest'
import {
  readCallPath,
  readHost,
  readHttps,
  readLink,
  readOrigin,
  readPlatform,
  readScript,
  readSource,
  type ReadAddress,
} from './addresses'

// oxfmt-ignore
const everywhere = ['', ' ', 'https://', 'https://[', 'https://u:p@a.example', 'https://a.example:99999', 'https://a.example\\@b.example', 'javascript:alert(1)', 'http:a.example', '//a.example']

/** What a browser would make another host of. */
// oxfmt-ignore
const foreign = ['https://ｅｖｉｌ.example/', 'https://bücher.example/', 'https://a。example/', 'https://\u0430pple.example/', 'https://saf\u00ADer.example/', 'https://%65vil.example/', 'https://safer.example%2eevil.example/']

// oxfmt-ignore
const rows: readonly [name: string, read: ReadAddress, taken: readonly string[], refused: readonly string[]][] = [
  [
    'an origin',
    readOrigin,
    ['https://games.example', 'http://localhost:3000', 'https://a.b-c.example:8443'],
    ['https://games.example/', 'https://Games.example', 'https://games.example:443', 'https://games.example:0', 'https://a..example', 'https://-a.example', 'https://a_b.example', 'https://999.999.999.999', 'https://xn--a', 'https://[::1]', 'https://a.example;script-src', 'https://*.games.example'],
  ],
  [
    'a source',
    readSource,
    ['https://games.example', 'https://*.games.example', 'http://*.games.example:8080', 'https://*.games.co.uk', 'https://*.vendor.github.io', 'https://*.sandbox.localhost', 'https://co.uk'],
    ['*', 'https:', 'https://*', 'https://***', 'https://*.example', 'https://*.*.example', 'https://a.*.example', 'https://*games.example', 'https://*.192.0.2.1', 'https://*.co.uk', 'https://*.com.cn', 'https://*.github.io', 'https://*.s3.amazonaws.com', 'https://*.games..example', 'https://*.games.example:99999', 'https://*.games.example/x', "'unsafe-inline'", 'data:'],
  ],
  [
    'a platform',
    readPlatform,
    ['sandbox', 'https://api.merchant.example', 'https://API.merchant.example/', 'http://platform_1:8080/base/v2', 'http://[::1]:4000', 'http://127.0.0.1:4000', 'http://10.1.2.3', 'http://172.31.0.1', 'http://192.168.1.2/base', 'http://[fd00::5]', 'http://localhost:4000', 'http://platform.prod.svc.cluster.local', 'https://203.0.113.5'],
    ['https://api.example/../x', 'https://api.example/%2e%2e/x', 'https://api.example?x=1', 'https://api.example#x', 'https://a..example', 'ftp://api.example', 'http://api.merchant.example', 'http://203.0.113.5', 'http://172.32.0.1', 'http://[2001:db8::1]', 'http://10.0.0.1.example', 'http://local.example'],
  ],
  [
    'the path of a call',
    readCallPath,
    ['/wps/relay/MCSFE_getPointBalance', '/lgw/games/game_menus', '/lotto/v1.2/x'],
    ['/wps', '/wps/', '/wps/../../admin', '/wps/./x', '/wps//x', '/wps/%2e%2e/x', '/wps/x?y=1', '/admin/x', 'https://a.example/wps/x'],
  ],
  [
    'a script',
    readScript,
    ['/sandbox/geetest/gt4.js', 'https://static.vendor.example/v4/gt4.js', 'https://static.vendor.example:8443/gt4.js'],
    ['//evil.example/x.js', '/../x.js', 'https://static.vendor.example:99999/gt4.js', 'https://static.vendor.example', 'https://u:p@static.vendor.example/x.js', 'https://*.vendor.example/x.js', 'https://static.vendor.example/a/../x.js', 'https://static.vendor.example/x.js?y'],
  ],
  [
    'a link',
    readLink,
    ['/', '/promotions', '/promotions?x=1#y', '/عروض?x=你好', 'https://xn--bcher-kva.example/über', 'https://blog.comet.example/', 'https://blog.comet.example/?a=b'],
    ['/.//evil.example', '/..//x', '/x/..//y', '/\\evil.example', 'http://blog.example', 'https://u@blog.example', '/promo\u202Etions', '/a\u200Bb', '/a\0', 'https://blog.example/\u2066x\u2069', ...foreign],
  ],
  ['an https address', readHttps, ['https://safer.example/', 'https://safer.example/a?b=c'], ['/help', 'http://safer.example', 'https:safer.example', 'https:///safer.example', 'https://safer.example/\u200E', ...foreign]],
  ['a host', readHost, ['www.comet.example', 'xn--bcher-kva.example'], ['xn--a.example', 'www.comet.example:80', 'WWW.comet.example', 'a.example/x', 'u@a.example', '*.comet.example', 'bücher.example', 'ｗｗｗ.comet.example']],
]

describe.each(rows)('%s', (_name, read, taken, refused) => {
  test.each(taken)('%s', (text) => expect(read(text)).toEqual({ value: text }))
  test.each([...everywhere, ...refused])('not %j', (text) => expect(read(text)).not.toHaveProperty('value'))
})

test('an origin that is written otherwise is given as it should be', () => {
  expect(readOrigin('https://Games.example:443/')).toMatchObject({ hint: 'Write https://games.example.' })
})
