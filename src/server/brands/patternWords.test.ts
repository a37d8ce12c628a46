import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from './checkFolder'
import { wordsOf } from './patternWords'

const patterns = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : []
  return [...own, ...Object.values(value).flatMap(patterns)]
}

test.each(['brand', 'theme'])('every pattern of the %s file has its words and an example that it takes', (name) => {
  const file = path.resolve(import.meta.dirname, `../../../schemas/${name}.schema.json`)
  const all = patterns(JSON.parse(readFileSync(file, 'utf8')))
  expect(all.length).toBeGreaterThan(4)
  for (const pattern of all) expect(wordsOf(pattern)?.example ?? 'no words', pattern).toMatch(new RegExp(pattern, 'u'))
})

const errorsOf = (brand: object, more: readonly (readonly [string, string])[] = []) =>
  checkFolder({
    id: 'mine',
    label: 'brands/mine',
    texts: new Map([['brand.json', JSON.stringify(brand)], ...more]),
    assets: new Map(),
  }).issues

test('a value of another form is told the form, not the expression', () => {
  const [error] = errorsOf({ domains: ['https://www.comet.example/'] })
  expect(error?.allowed).toBe(
    'a host name in small letters, without https://, port or path, such as "www.comet.example" (Host name without scheme or port)',
  )
})

test.each([
  ['zh-cn', 'zh-CN'],
  ['zh_CN', 'zh-CN'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-TW'],
  ['EN', 'en'],
  ['en-us', 'en'],
  ['العربية', 'ar'],
])('the language %s is %s', (said, meant) => {
  const [error] = errorsOf({ languages: { default: said, supported: ['en'] } })
  expect(error).toMatchObject({ jsonPath: '$.languages.default', hint: `Did you mean "${meant}"?` })
})

test('a language file of Chinese is not taken for Thai, and what is no language for none', () => {
  expect(errorsOf({}, [['locales/zh.json', '{}']])).toMatchObject([{ hint: 'Did you mean "zh-CN"?' }])
  expect(errorsOf({}, [['locales/xx.json', '{}']])[0]).not.toHaveProperty('hint')
})
