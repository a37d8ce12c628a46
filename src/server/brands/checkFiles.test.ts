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

  test('what its name says', async () => {
    const [problem] = await assets('logo.webp', await png(240, 64, true))
    expect(problem).toMatchObject({
      jsonPath: '$.assets.logo',
      line: 3,
      message: 'the file is not what its name says',
      hint: 'Rename it to logo.png, or save it as webp.',
    })
  })

  test('transparent, of its shape, not blurred, not heavy, not empty', async () => {
    expect(await assets('logo.png', await png(240, 64, false))).toMatchObject([
      { message: 'the logo would stand in a box' },
    ])
    expect(await assets('logo.png', await png(64, 640, true))).toMatchObject([
      { message: 'the picture has the wrong shape' },
    ])
    expect(await assets('logo.png', await png(80, 20, true))).toMatchObject([
      { severity: 'warning', message: 'the picture looks blurred on fine screens' },
    ])
    expect(await assets('logo.svg', logo.replace('</svg>', `<!--${'x'.repeat(70_000)}--></svg>`))).toMatchObject([
      { message: 'the file is too large' },
    ])
    expect(await assets('logo.svg', '')).toMatchObject([{ message: 'the file is empty' }])
    expect(await assets('logo.svg', 'hello')).toMatchObject([{ message: 'the file cannot be read' }])
    expect(await assets('logo.svg', logo.replace('viewBox="0 0 240 64"', ''))).toMatchObject([
      { message: 'the size is not known' },
    ])
    expect(await assets('icon.png', await png(64, 60, true), 'icon')).toMatchObject([{ allowed: 'a square' }])
  })

  test('a script in a picture: file, line and column of it', async () => {
    expect(await assets('logo.svg', logo.replace('<path', '\n  <path onclick="x()"'))).toMatchObject([
      { file: 'brands/mine/assets/logo.svg', line: 2, column: 3, message: 'the attribute holds a script' },
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
      await resolvedOf({ 'brand.json': {}, 'theme.json': { colors: { accent: '#a1b2c3', text: '#808080' } } }),
    )
    expect(problems).toEqual([])
    expect(pairs).toBeGreaterThan(100)
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

  test('a logo that is lost on the page of a theme', async () => {
    const files = { 'brand.json': { assets: { logo: 'logo.svg' } }, 'assets/logo.svg': logo }
    expect(checkColours(await resolvedOf(files)).problems).toMatchObject([
      { jsonPath: '$.assets.logo', message: 'the logo is hard to see in the dark theme' },
    ])
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

  test('has no domains', async () => {
    await folders.write('base', { 'brand.json': { abstract: true, domains: ['a.example'] } })
    expect(readBrands(folders.dir).errors.get('base')).toMatchObject([
      { jsonPath: '$.domains', message: 'a base is not served, so it has no hosts' },
    ])
  })
})
