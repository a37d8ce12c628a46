import { expect, it } from 'vitest'
import { deviceOf } from './deviceName'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'

it.each<[string | undefined, string | undefined, string | undefined, boolean]>([
  [windows, 'Chrome', 'Windows', false],
  [`${windows} Edg/138.0.0.0`, 'Edge', 'Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    true,
  ],
  ['curl/8.5.0', undefined, undefined, false],
  [undefined, undefined, undefined, false],
])('%s', (program, browser, system, isPhone) => expect(deviceOf(program)).toEqual({ browser, system, isPhone }))
