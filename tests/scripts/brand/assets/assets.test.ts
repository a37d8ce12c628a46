import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPicture } from '../../../../src/server/brands/assets/picture'
import { makePictures } from '../../../../scripts/brand/assets/pictures'
import { createTestFolders, type TestFolders } from '../../../../src/server/brands/testFolders'
import { heldLetters } from '../../../../src/theme/fontMetrics'
import { jsonOf, runIn } from '../testing/runIn'

const root = path.resolve(import.meta.dirname, '../../../..')
const playfair = readFileSync(
  path.join(root, 'node_modules/@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf'),
)

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

const assets = (...args: string[]) => runIn(['assets', 'mine', ...args, '--brands', folders.dir])
const file = (name: string) => path.join(folders.dir, 'mine', name)
const read = (name: string) => readFileSync(file(name))
const listed = () => readdirSync(file('assets'), { recursive: true, encoding: 'utf8' }).sort()
const pictureOf = (name: string) => readPicture(read(`assets/${name}`))

/** A photograph's worth of colours. */
function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels.set([(x / width) * 255, 120 + Math.sin(x / 40) * 60, 130 + Math.sin(y / 9) * 50], at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="120" fill="#ff7a45"/></svg>'
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>'
const help = { terms: '/helpmc?article=terms' }

const folder = async (brand: object, more: Readonly<Record<string, unknown>>) =>
  folders.write('mine', {
    'brand.json': `{\n  // mine\n  "help": ${JSON.stringify(help)},\n  "assets": ${JSON.stringify(brand)} // files\n}\n`,
    ...more,
  })

describe('pictures', () => {
  beforeEach(async () => {
    await folder(
      { logo: 'logo.png', icon: 'icon.svg', hero: 'art/hero.jpg' },
      {
        'assets/art/hero.jpg': await photo(1980, 825).jpeg({ quality: 95 }).toBuffer(),
        'assets/logo.png': await sharp(Buffer.from(mark)).resize(1200).png({ compressionLevel: 0 }).toBuffer(),
        'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="9"/></svg>',
      },
    )
  })

  test('a banner that is too large at the usual quality is made in a lower one until it may be served', async () => {
    const bytes = await photo(1000, 400).jpeg({ quality: 95 }).toBuffer()
    const within = async (most: number) => {
      const rule = { kinds: [], most }
      const made = await makePictures({ file: 'hero.jpg', path: ['assets', 'hero'], rule, in: 'brand' }, bytes)
      return made.find(({ names }) => names?.[1] === 'hero')?.bytes.length ?? Infinity
    }
    const usual = await within(400_000)
    expect(await within(usual - 1)).toBeLessThan(usual)
  })

  test('a dry run says what is saved, and writes nothing', async () => {
    const before = listed()
    const { code, out } = await assets('--dry-run')
    expect(code).toBe(0)
    expect(out).toMatch(/art\/hero-1920\.(webp|avif) +[\d.]+ kB +art\/hero\.jpg +\d+ kB +\d+ kB less, \d+ %/)
    expect(out).toContain('+   "assets": {"logo":"logo-128.')
    expect(out).toContain('A dry run: nothing was written.')
    expect(listed()).toEqual(before)
  })

  test('are made beside the originals, named, and pass the check; a second time there is nothing to do', async () => {
    const originals = ['art/hero.jpg', 'logo.png', 'icon.svg'].map((name) => [name, read(`assets/${name}`)] as const)
    expect(await assets()).toMatchObject({ code: 0, err: '' })
    for (const [name, bytes] of originals) expect(read(`assets/${name}`).equals(bytes)).toBe(true)
    const brand = read('brand.json').toString()
    expect(brand).toContain('// mine')
    expect(brand).toContain('// files')
    const { assets: named } = JSON.parse(brand.replace(/\/\/.*$/gm, '')) as { assets: Record<string, string> }
    expect(named).toMatchObject({
      logo: expect.stringMatching(/^logo-128\./),
      icon: 'icon.svg',
      hero: expect.stringMatching(/^art\/hero-1920\./),
      heroNarrow: expect.stringMatching(/^art\/hero-960\./),
    })
    expect(pictureOf(named['hero'] ?? '')).toMatchObject({ width: 1920, height: 800 })
    expect(pictureOf(named['heroNarrow'] ?? '')).toMatchObject({ width: 960, height: 400 })
    expect(pictureOf(named['logo'] ?? '')).toMatchObject({ height: 128, alpha: true })
    expect(read(`assets/${named['heroNarrow']}`).length).toBeLessThan(read('assets/art/hero.jpg').length / 2)

    const check = jsonOf(await runIn(['check', '--json', '--brands', folders.dir]))
    expect(check).toMatchObject({ ok: true })
    const made = listed()
    expect(await assets()).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to make') })
    expect(listed()).toEqual(made)
  })

  test('a file of the same name is never written over', async () => {
    const mine = await photo(1920, 800).webp({ quality: 20 }).toBuffer()
    for (const kind of ['webp', 'avif'] as const)
      await folders.write('mine', {
        [`assets/logo-128.${kind}`]: await sharp(Buffer.from(mark)).toFormat(kind).toBuffer(),
        [`assets/art/hero-1920.${kind}`]: mine,
      })
    const { code, out } = await assets()
    expect(code).toBe(0)
    expect(out).toMatch(/note {2}art\/hero-1920\.\w+ is there already: delete it/)
    for (const kind of ['webp', 'avif']) expect(read(`assets/art/hero-1920.${kind}`).equals(mine)).toBe(true)
  })

  test('one that cannot be read is said, and keeps the others from nothing', async () => {
    await folders.write('mine', {
      'assets/art/hero.jpg': Buffer.concat([read('assets/art/hero.jpg').subarray(0, 300)]),
    })
    const { code, out } = await assets()
    expect(code).toBe(0)
    expect(out).toContain('art/hero.jpg cannot be read')
    expect(listed().some((name) => name.startsWith('logo-128.'))).toBe(true)
  })
})

test('an icon is made of the logo where there is none, and none where there is one', async () => {
  await folder({ logo: 'logo.svg' }, { 'assets/logo.svg': mark })
  expect(await assets()).toMatchObject({ code: 0 })
  expect(pictureOf('icon.png')).toMatchObject({ kind: 'png', width: 512, height: 512 })
  expect(read('brand.json').toString()).toContain('"icon": "icon.png"')
  expect(jsonOf(await runIn(['check', '--json', '--brands', folders.dir]))).toMatchObject({ ok: true })
  const before = read('assets/icon.png')
  await assets()
  expect(read('assets/icon.png').equals(before)).toBe(true)
})

describe('typefaces', () => {
  const languages = (...supported: string[]) => ({ languages: { default: 'en', supported }, help })

  test('become woff2 of what the languages need, one file for each script', async () => {
    await folders.write('mine', {
      'brand.json': languages('en', 'vi', 'ru', 'ar'),
      'theme.json':
        '{\n  // ours\n  "fonts": { "display": { "family": "Playfair Display", "fallback": "Georgia" } }\n}\n',
      'assets/fonts/Playfair.ttf': playfair,
    })
    const { code, out } = await assets()
    expect(code).toBe(0)
    expect(out).toMatch(/fonts\/playfair-latin\.woff2 +\d+ kB/)
    expect(listed()).toEqual([
      'fonts',
      'fonts/Playfair.ttf',
      'fonts/playfair-cyrillic.woff2',
      'fonts/playfair-latin-ext.woff2',
      'fonts/playfair-latin.woff2',
    ])
    const letters = (name: string) => heldLetters(read(`assets/fonts/playfair-${name}.woff2`), 'aZ7éжяệاب')
    expect([letters('latin'), letters('latin-ext'), letters('cyrillic')]).toEqual(['aZ7é', 'ệ', 'жя'])
    const theme = read('theme.json').toString()
    expect(theme).toContain('// ours')
    const { fonts } = JSON.parse(theme.replace(/\/\/.*$/gm, '')) as {
      fonts: { display: { files: { file: string; weight: string; unicodeRange: string }[] } }
    }
    expect(fonts.display.files).toMatchObject([
      { file: 'fonts/playfair-latin.woff2', weight: '400', unicodeRange: expect.stringMatching(/^U\+0020-007E/) },
      { file: 'fonts/playfair-latin-ext.woff2' },
      { file: 'fonts/playfair-cyrillic.woff2' },
    ])
    const errors = jsonOf(await runIn(['check', '--json', '--brands', folders.dir]))
    expect(errors).toMatchObject({ ok: true })
    expect(await assets()).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to make') })
  })

  test('for English alone there is Latin alone', async () => {
    await folders.write('mine', {
      'brand.json': languages('en'),
      'theme.json': { fonts: { text: { family: 'Playfair Display', fallback: 'Georgia' } } },
      'assets/Playfair.ttf': playfair,
    })
    await assets()
    expect(listed()).toEqual(['Playfair.ttf', 'playfair-latin.woff2'])
    expect(read('assets/playfair-latin.woff2').length).toBeLessThan(playfair.length / 4)
  })

  test('one that the theme does not name, and one that is none', async () => {
    await folders.write('mine', { 'brand.json': languages('en'), 'assets/a.ttf': playfair, 'assets/b.otf': 'no font' })
    const { code, out } = await assets()
    expect(code).toBe(0)
    expect(out).toContain('a.ttf is Playfair Display, which theme.json does not name.')
    expect(out).toContain('"text": { "family": "Playfair Display"')
    expect(out).toContain('b.otf cannot be read')
    expect(listed()).toEqual(['a.ttf', 'b.otf'])
  })
})

test('set names a banner that is too large by the smaller ones that are made of it', async () => {
  const ground = { width: 1400, height: 560, channels: 3 as const, background: '#284b63' }
  const big = await sharp({ create: ground }).png({ compressionLevel: 0 }).toBuffer()
  expect(big.length).toBeGreaterThan(400_000)
  await folder({ icon: 'icon.svg' }, { 'assets/big.png': big, 'assets/icon.svg': square })
  const set = (...args: string[]) => runIn(['set', 'mine', 'assets.hero', 'big.png', ...args, '--brands', folders.dir])
  const dry = await set('--dry-run')
  expect([dry.code, listed()]).toEqual([0, ['big.png', 'icon.svg']])
  expect(dry.out).toContain('big-1400.')
  const { code, out } = await set()
  expect([code, out]).toEqual([0, expect.stringContaining('Written')])
  const named = read('brand.json').toString()
  expect(named).toMatch(/"hero": "big-1400\.(avif|webp)"/)
  expect(named).toMatch(/"heroNarrow": "big-960\.(avif|webp)"/)
  expect(named).toContain('// mine')
  expect((await runIn(['check', 'mine', '--brands', folders.dir])).code).toBe(0)

  const again = await set()
  expect([again.code, again.err, again.out]).toEqual([0, '', expect.stringContaining('Nothing to write')])
  expect(read('brand.json').toString()).toBe(named)
})

test('set says so where the smaller picture has the name of another file', async () => {
  const ground = { width: 1400, height: 560, channels: 3 as const, background: '#284b63' }
  const big = await sharp({ create: ground }).png({ compressionLevel: 0 }).toBuffer()
  const other = await photo(1400, 560).webp({ quality: 20 }).toBuffer()
  const taken = { 'assets/big-1400.webp': other, 'assets/big-1400.avif': other }
  await folder({ icon: 'icon.svg' }, { 'assets/big.png': big, 'assets/icon.svg': square, ...taken })
  const { err, out } = await runIn(['set', 'mine', 'assets.hero', 'big.png', '--brands', folders.dir])
  expect([err, out]).toEqual(['', expect.stringMatching(/big-1400\.\w+ is there already: delete it/)])
  expect(read('assets/big-1400.webp').equals(other)).toBe(true)
})

describe('logos of partners', () => {
  const ground = (colour: string) => sharp({ create: { width: 600, height: 400, channels: 3, background: colour } })
  const logo = (colour: string) => ground(colour).png({ compressionLevel: 0 }).toBuffer()
  const partners = (...logos: string[]) =>
    folders.write('mine', {
      'brand.json': {
        help,
        footer: { partners: logos.map((each) => ({ name: each, group: 'payments', logo: each })) },
      },
    })
  const named = () =>
    (JSON.parse(read('brand.json').toString()) as { footer: { partners: { logo: string }[] } }).footer.partners.map(
      (partner) => partner.logo,
    )

  test('whose names differ by a number stay two', async () => {
    await partners('partner-1.png', 'partner-2.png')
    await folders.write('mine', {
      'assets/partner-1.png': await logo('#284b63'),
      'assets/partner-2.png': await logo('#ff7a45'),
    })
    expect(await assets()).toMatchObject({ code: 0, err: '' })
    expect(named()).toEqual([expect.stringMatching(/^partner-1-128\./), expect.stringMatching(/^partner-2-128\./)])
    expect(read(`assets/${named()[0]}`).equals(read(`assets/${named()[1]}`))).toBe(false)
  })

  test('of one name and two kinds: the second is left as it is, and that is said', async () => {
    await partners('bank.png', 'bank.jpg')
    await folders.write('mine', {
      'assets/bank.png': await logo('#284b63'),
      'assets/bank.jpg': await ground('#ff7a45').jpeg({ quality: 95 }).toBuffer(),
    })
    const { out } = await assets()
    const [first, second] = named()
    expect(first).toMatch(/^bank-128\./)
    expect(second).toBe('bank.jpg')
    expect(out).toMatch(/bank-128\.\w+ would be made of bank\.png and of bank\.jpg/)
  })
})

test('of a brand whose files cannot be read nothing is made', async () => {
  await folders.write('mine', { 'brand.json': '{ "assets": { "logo": "logo.svg" }, ', 'assets/logo.svg': mark })
  expect(await assets()).toMatchObject({ code: 1, err: expect.stringContaining('mend them first') })
  expect(existsSync(file('assets/icon.png'))).toBe(false)
})
