import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkAssetFiles } from './assets/checkAssetFiles'
import { formatBrandError } from './brandError'
import { checkColours, nearestVisible } from './checkColours'
import { readBrands } from './readBrands'
import { createTestFolders, type TestFolders } from './testFolders'
import { resolveTheme } from '../../theme/resolve'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><path fill="#123456" d="M0 0h9v9Z"/></svg>'
const resolvedOf = async (files: Readonly<Record<string, unknown>>) => {
  await folders.write('mine', files)
  const { resolved, errors } = readBrands(folders.dir)
  expect([...errors.values()].flat().map(formatBrandError)).toEqual([])
  const mine = resolved.get('mine')
  if (!mine) throw new Error('not resolved')
  return mine
}
const assets = async (name: string, content: unknown, key = 'logo') => {
  await folders.remove('mine')
  return checkAssetFiles(await resolvedOf({ 'brand.json': { assets: { [key]: name } }, [`assets/${name}`]: content }))
}
const png = (width: number, height: number, alpha: boolean) =>
  sharp({ create: { width, height, channels: alpha ? 4 : 3, background: 'red' } })
    .png()
    .toBuffer()

describe('files of a brand', () => {
  test('a good logo', async () => {
    expect(await assets('logo.svg', logo)).toEqual([])
    expect(await assets('logo.png', await png(240, 64, true))).toEqual([])
  })

  test('a script in a picture: file, line and column of it', async () => {
    expect(await assets('logo.svg', logo.replace('<path', '\n  <path onclick="x()"'))).toMatchObject([
      { file: 'brands/mine/assets/logo.svg', line: 2, column: 3, message: 'the attribute holds a script' },
    ])
  })

  test('a file that a page names again and again is looked into and told once, at the first place', async () => {
    const resolved = await resolvedOf({
      'brand.json': { languages: { default: 'en', supported: ['en'] } },
      'assets/map.png': Buffer.concat([await png(9, 9, false), Buffer.alloc(500_000)]),
      'pages/about.en.md': `# About\n\nx\n\n${'![d](../assets/map.png)\n'.repeat(10_000)}`,
    })
    expect(checkAssetFiles(resolved)).toMatchObject([
      { file: 'brands/mine/pages/about.en.md', line: 5, found: 'map.png, 500 kB, named 10000 times' },
    ])
  })

  test('a file that nothing names', async () => {
    const resolved = await resolvedOf({ 'brand.json': {}, 'assets/old.png': 'x', 'assets/OFL.txt': 'x' })
    expect(checkAssetFiles(resolved)).toMatchObject([{ severity: 'warning', file: 'brands/mine/assets/old.png' }])
  })

  test('a typeface of a base brand that is none', async () => {
    const fonts = { text: { family: 'Mine', fallback: 'serif', files: [{ file: 'a.woff2', weight: '400' }] } }
    await folders.write('base', {
      'brand.json': { abstract: true },
      'theme.json': { fonts },
      'assets/a.woff2': 'no font',
    })
    const resolved = await resolvedOf({ 'brand.json': { extends: 'base' } })
    expect(checkAssetFiles(resolved)).toMatchObject([
      { file: 'brands/base/theme.json', jsonPath: '$.fonts.text.files[0].file' },
    ])
  })
})

describe('colours', () => {
  test('every pair is measured in both themes', async () => {
    const { pairs, problems } = checkColours(
      await resolvedOf({
        'brand.json': {},
        'theme.json': { colors: { accent: '#a1b2c3', text: { light: '#606060', dark: '#c0c0c0' } } },
      }),
    )
    expect(problems).toEqual([])
    expect(pairs).toBeGreaterThan(100)
  })

  test('a colour for both themes is turned round in one of them, and nobody is told', async () => {
    const theme = { colors: { surface: '#101426', text: '#eef0fa' } }
    expect(checkColours(await resolvedOf({ 'brand.json': {}, 'theme.json': theme })).problems).toEqual([])
  })

  test('a fill that the page swallows: where it stands and the nearest that shows', async () => {
    const theme = {
      colors: { accent: { light: '#fafafa', dark: '#7799ff' }, surface: { light: '#ffffff', dark: '#101010' } },
    }
    const { problems } = checkColours(await resolvedOf({ 'brand.json': {}, 'theme.json': theme }))
    expect(problems).toMatchObject([
      { severity: 'warning', file: 'brands/mine/theme.json', jsonPath: '$.colors.accent.light' },
    ])
    const near = /#[0-9a-f]{6}/.exec(problems[0]?.hint ?? '')?.[0] ?? ''
    expect(
      nearestVisible(resolveTheme({ colors: { ...theme.colors, accent: near } }), 'accent', 'light'),
    ).toBeUndefined()
  })
})

describe('a base', () => {
  test('is checked and not served; nobody inherits that', async () => {
    await folders.write('base', { 'brand.json': { abstract: true, name: 'Group', layout: { header: 'rail' } } })
    const child = await resolvedOf({ 'brand.json': { extends: 'base' } })
    expect(child).toMatchObject({
      abstract: false,
      brand: { name: 'Group', layout: { header: 'rail' } },
      hosts: ['mine.localhost'],
    })
    expect(readBrands(folders.dir).resolved.get('base')).toMatchObject({ abstract: true, hosts: [] })
  })
})
