import { expect, test } from 'vitest'
import { deviceOf } from './device'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1'
test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 'iPhone', 5, 'ios'],
  ['an iPad that says so', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, 'iPad', 5, 'ios'],
  ['an iPad that says it is a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 'MacIntel', 5, 'ios'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 'MacIntel', 0, 'desktop'],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130 Mobile Safari',
    'Linux armv8l',
    5,
    'android',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari', 'Linux x86_64', 0, 'desktop'],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 'Win32', 10, 'desktop'],
  ['nobody', '', '', 0, 'desktop'],
])('%s', (_, userAgent, platform, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, platform, maxTouchPoints })).toBe(device)
})
