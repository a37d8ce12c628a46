import { expect, it } from 'vitest'
import { zoneName } from './zoneName'

it.each([
  ['America/New_York', 'en', 'Eastern Time'],
  ['Asia/Shanghai', 'zh-CN', '中国标准时间'],
  ['Nowhere/Land', 'en', 'Nowhere/Land'],
])('%s in %s is %s', (zone, language, name) => {
  expect(zoneName(zone, language)).toBe(name)
})
