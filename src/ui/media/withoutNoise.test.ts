import { expect, test } from 'vitest'
import { withoutNoise } from './withoutNoise'

test.each([
  ['<p style="color:red">Hi</p>', '<p data-off="color:red">Hi</p>'],
  ['<img src=x onerror=alert(1)>', '<img src=x data-off=alert(1)>'],
  ['<svg/onload=alert(1)>', '<svg/data-off=alert(1)>'],
  ['<style>p{}</style><p>Hi</p>', '<p>Hi</p>'],
  ['<style>p{}', ''],
  ['Set style = plain, on = off', 'Set style = plain, on = off'],
])('%s', (html, quiet) => {
  expect(withoutNoise(html)).toBe(quiet)
})

test('a long text without an end does not hang', () => {
  const start = performance.now()
  withoutNoise('<a'.repeat(20_000) + '<style'.repeat(2_000))
  expect(performance.now() - start).toBeLessThan(500)
})
