import { afterAll, expect, it } from 'vitest'
import { createTestSandbox } from '../../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())

it('is a page without inline code, in the asked language and direction', async () => {
  const response = await sandbox.request('GET', '/sandbox/chat?language=AR')
  const html = await response.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).not.toMatch(/<script>|style=|<style| on\w+=/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  ['Where is my deposit?', 'EN', 'Deposits usually arrive'],
  ['提款多久', 'CN', '“提款”页面申请'],
  ['<b>hello</b>', 'EN', 'Thank you'],
])('answers %s', async (text, language, reply) => {
  const response = await sandbox.request('POST', '/sandbox/chat/messages', { body: JSON.stringify({ text, language }) })
  expect(await response.text()).toContain(reply)
})

it('answers a malformed message as an empty one', async () => {
  const response = await sandbox.request('POST', '/sandbox/chat/messages', { body: 'x' })
  expect(response.status).toBe(200)
})
