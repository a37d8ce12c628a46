import { expect, it } from 'vitest'
import { initOf, vendorLanguage } from './vendor'

it.each([
  ['zh-CN', 'zho'],
  ['zh-TW', 'zho-tw'],
  ['ar', 'ara'],
  ['en', 'eng'],
  ['sw', 'eng'],
  ['constructor', 'eng'],
])('%s is %s to the vendor', (tag, language) => expect(vendorLanguage(tag)).toBe(language))

it('takes a function of the name, and nothing else', () => {
  const init = () => undefined
  expect(initOf({ initGeetest4: init })).toBe(init)
  expect(initOf({ initGeetest4: 'x' })).toBeUndefined()
  expect(initOf({})).toBeUndefined()
})
