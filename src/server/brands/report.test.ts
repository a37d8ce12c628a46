import { expect, test } from 'vitest'
import type { BrandError } from './brandError'
import { noBrands } from './brandState'
import { report } from './report'

const problem = (number: number): BrandError => ({
  brand: 'jade',
  file: `brands/jade/locales/x${number}.json`,
  jsonPath: '$',
  found: `"x${number}"`,
  allowed: 'a language',
  message: 'no language of the product has this tag',
})
const many = Array.from({ length: 3_000 }, (_, number) => problem(number))

test('thousands of errors of one brand are a few dozen lines, said once', () => {
  const said: string[] = []
  const after = { ...noBrands, errors: new Map([['jade', many]]) }
  report(noBrands, after, (line) => said.push(line))
  const lines = said.join('\n').split('\n')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('  and 2950 more: npm run brand -- check jade')
  report(after, { ...after, errors: new Map([['jade', [...many]]]) }, (line) => said.push(line))
  expect(said).toHaveLength(1)
  // one that is not among the lines has changed
  report(after, { ...after, errors: new Map([['jade', [...many.slice(0, -1), problem(9_999)]]]) }, (line) =>
    said.push(line),
  )
  expect(said).toHaveLength(2)
})
