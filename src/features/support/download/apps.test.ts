import { expect, test } from 'vitest'
import { byDevice, headerApps, readApps } from './apps'

const here = 'https://brand.example/index'

test('lists the apps that the platform has, in the order of the product', () => {
  const apps = readApps(
    [
      { resourceType: 'Android', url: '/app/brand.apk' },
      { resourceType: 'IOSLite', url: 'https://apps.example/lite' },
      { resourceType: 'FACEBOOK', url: 'https://facebook.example/' },
      { resourceType: 'IOS', url: 'https://apps.example/brand', qrCodeUrl: 'https://apps.example/q' },
    ],
    here,
  )
  expect(apps.map(({ id, url, code }) => [id, url, code])).toEqual([
    ['ios', 'https://apps.example/brand', 'https://apps.example/q'],
    ['iosLite', 'https://apps.example/lite', 'https://apps.example/lite'],
    ['android', 'https://brand.example/app/brand.apk', 'https://brand.example/app/brand.apk'],
  ])
})

test('takes the first address of a kind that can be opened, and its own address where the code is broken', () => {
  const apps = readApps(
    [
      { resourceType: 'IOS', url: 'https://[' },
      { resourceType: 'IOS', url: '/ios', qrCodeUrl: 'https://[' },
    ],
    here,
  )
  expect(apps).toMatchObject([{ url: 'https://brand.example/ios', code: 'https://brand.example/ios' }])
})

const refused = [
  ...['javascript:alert(1)', '', '//other.example/x', 'itms-services://x', 'https://[', '/\\evil.example'],
  ...['https://user:secret@apps.example/x', 'http://apps.example/x', 'https://localhost/x'],
]

test.each(refused)('leaves out an app at %j', (url) => {
  expect(readApps([{ resourceType: 'IOS', url }], here)).toEqual([])
})

test.each([
  [
    ['IOS', 'IOSLite', 'Android'],
    ['ios', 'android'],
  ],
  [['IOSLite'], ['iosLite']],
  [[], []],
])('of %j the header shows %j', (types, ids) => {
  const resources = types.map((resourceType) => ({ resourceType, url: 'https://apps.example/' }))
  expect(headerApps(readApps(resources, here)).map(({ id }) => id)).toEqual(ids)
})

test("apps of the visitor's device come first", () => {
  const apps = readApps(
    ['IOS', 'IOSLite', 'Android'].map((resourceType) => ({ resourceType, url: '/app' })),
    here,
  )
  const { own, others } = byDevice(apps, 'android')
  expect(own.map(({ id }) => id)).toEqual(['android'])
  expect(others.map(({ id }) => id)).toEqual(['ios', 'iosLite'])
  expect(byDevice(apps, 'desktop').own).toEqual([])
})
