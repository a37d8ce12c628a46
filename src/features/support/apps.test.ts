import { expect, test } from 'vitest'
import { readApps } from './apps'

const here = 'https://brand.example/index'

test('lists the apps that the platform has, in the order of the product', () => {
  const apps = readApps(
    [
      { resourceType: 'Android', url: '/app/brand.apk' },
      { resourceType: 'FACEBOOK', url: 'https://facebook.example/' },
      { resourceType: 'IOS', url: 'https://apps.example/brand', qrCodeUrl: 'https://apps.example/q' },
    ],
    here,
  )
  expect(apps.map(({ id, url, code }) => [id, url, code])).toEqual([
    ['ios', 'https://apps.example/brand', 'https://apps.example/q'],
    ['android', 'https://brand.example/app/brand.apk', 'https://brand.example/app/brand.apk'],
  ])
})

test.each(['javascript:alert(1)', '', '//other.example/x', 'itms-services://x'])('leaves out an app at %j', (url) => {
  expect(readApps([{ resourceType: 'IOS', url }], here)).toEqual([])
})
