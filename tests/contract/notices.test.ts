import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fontLicences, indexLine, noticesFile } from '../../scripts/notices'
import { isAllowed, licenceTexts } from '../../scripts/notices/licences'
import { shippedPackages } from '../../scripts/notices/packages'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, noticesFile), 'utf8')
const packages = shippedPackages(root)

test('the notices name what the lock file ships; `npm run notices` writes them', () => {
  expect(
    text.split('\n').filter((line) => line.startsWith('- ') && /^- (@[\w./-]+|[\w.-]+) \d+\.\d/.test(line)),
  ).toEqual(packages.map(indexLine))
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'sharp',
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-libvips-darwin-arm64',
      '@resvg/resvg-js',
      'lucide-static',
    ]),
  )
  expect(names).not.toContain('vitest')
})

test('every licence is one of those that were agreed to, and its text is there', () => {
  expect(packages.filter(({ licence }) => !isAllowed(licence)).map(indexLine)).toEqual([])
  for (const each of packages) {
    const texts = licenceTexts(root, each)
    expect(texts.length, each.name).toBeGreaterThan(0)
    for (const licence of texts) expect(text.includes(licence), each.name).toBe(true)
  }
})

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN x', 'none', 'BUSL-1.1'])(
  '%s is refused',
  (licence) => expect(isAllowed(licence)).toBe(false),
)
test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  '%s is not',
  (licence) => expect(isAllowed(licence)).toBe(true),
)

test('typefaces of the brands have their licence beside them, and in the notices', () => {
  const fonts = readdirSync(path.join(root, 'brands'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.woff2'),
  )
  const licensed = fontLicences(root)
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(licensed).toContain(path.join('brands', path.dirname(font), 'OFL.txt'))
  for (const file of licensed) expect(text).toContain(readFileSync(path.join(root, file), 'utf8').trim())
})
