import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { productMessages } from '../productMessages.mjs'
import { folderFiles } from '../brand/new/files'
import { usualAnswers } from '../brand/new/usualAnswers'

/** The same seed gives the same folders. Numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
const upTo = (random: Random, most: number) => Math.floor(random() * most)
const pick = <T>(random: Random, items: readonly [T, ...T[]]): T => items[upTo(random, items.length)] ?? items[0]

/** Files of a brand that passes the check, by its id. */
export function soundBrands(root: string): (id: string, accent?: string) => ReadonlyMap<string, string> {
  const messages = productMessages(root)['en'] ?? {}
  return (id, accent) => {
    const answers = {
      ...usualAnswers(id),
      ...(accent !== undefined && { accent }),
      languages: ['en', 'ar'],
      domains: [`www.${id}.example`],
    }
    return folderFiles({ answers, schemas: '../../schemas', messages })
  }
}

const strange: readonly [string, ...string[]] = [
  'null',
  '-1',
  '1e999',
  '""',
  '"\\u0000"',
  '[]',
  '{}',
  'true',
  '"../../../etc/passwd"',
  '"__proto__"',
  '{"__proto__": {"a": 1}}',
  '"<script>alert(1)</script>"',
  '["a", 3, null]',
  `"${'x'.repeat(5000)}"`,
  '"مرحبا"',
  '"#12345"',
  '"https://"',
  '"\ud800"',
  '0.1',
  '"aurora"',
  '[[[[[[]]]]]]',
]

/** What can happen to the text of a file: a slip of the hand, a half save, a wrong program. */
const textMutations: readonly [
  (text: string, random: Random) => string,
  ...((text: string, random: Random) => string)[],
] = [
  (text, random) => text.slice(0, upTo(random, text.length)),
  (text, random) => splice(text, upTo(random, text.length), 1 + upTo(random, 40), ''),
  (text, random) =>
    splice(
      text,
      upTo(random, text.length),
      0,
      pick(random, [',', '"', '{', '}', '[', ']', ':', '//', '/*', '\n', '\u0000', '😀', '\\']),
    ),
  (text, random) => {
    const at = upTo(random, text.length)
    return splice(text, at, 0, text.slice(at, at + upTo(random, 300)))
  },
  // A value becomes another.
  (text, random) => {
    const values = [...text.matchAll(/: (?=["[{\d])/g)].map(({ index }) => index + 2)
    const at = values[upTo(random, values.length)] ?? 0
    const end = text.slice(at).search(/[,\n]/)
    return splice(text, at, Math.max(0, end), pick(random, strange))
  },
  // A key becomes another.
  (text, random) => {
    const keys = [...text.matchAll(/"(\w+)":/g)]
    const key = keys[upTo(random, keys.length)]
    if (!key) return text
    return splice(
      text,
      key.index + 1,
      key[1]?.length ?? 0,
      pick(random, ['nmae', '__proto__', 'constructor', '', 'Domains', 'a.b', 'x'.repeat(300)]),
    )
  },
  (text, random) =>
    [...text].map((letter) => (random() < 0.02 ? String.fromCharCode(upTo(random, 0x3ff)) : letter)).join(''),
  (_text, random) =>
    pick(random, [
      '',
      ' ',
      'null',
      '[]',
      '"text"',
      '\ufeff{}',
      '// only a comment',
      '{'.repeat(20_000),
      '['.repeat(50_000),
      `{"a":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    ]),
  (text) => text.replace(/"/g, "'"),
  (text) => `${text}${text}`,
]

const splice = (text: string, at: number, count: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + count)

/** Writes one folder with one to four things wrong, or not: some mutations change nothing that matters. */
export function writeMutated(dir: string, id: string, files: ReadonlyMap<string, string>, random: Random): void {
  const folder = path.join(dir, id)
  const texts = new Map<string, string | Uint8Array>(files)
  const names = [...files.keys()]
  for (let count = 1 + upTo(random, 4); count > 0; count -= 1) {
    const name = names[upTo(random, names.length)] ?? 'brand.json'
    const before = texts.get(name)
    const what = random()
    if (what < 0.06) texts.delete(name)
    else if (what < 0.12)
      texts.set(
        name,
        Uint8Array.from({ length: upTo(random, 400) }, () => upTo(random, 256)),
      )
    else if (what < 0.16)
      texts.set(`locales/${pick(random, ['xx', 'EN', 'zh-TW', '..'])}.json`, '{"home.title": "Hi {{nothing}}"}')
    else if (typeof before === 'string') texts.set(name, pick(random, textMutations)(before, random))
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of texts) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const odd = random()
  const target = path.join(folder, names[upTo(random, names.length)] ?? 'brand.json')
  if (odd > 0.06) return
  mkdirSync(path.dirname(target), { recursive: true })
  rmSync(target, { force: true })
  // A folder in place of a file; a link that leads to itself.
  if (odd < 0.03) mkdirSync(target)
  else symlinkSync(path.basename(target), target)
}

type Slip = (brand: Record<string, unknown>, files: Map<string, string | Uint8Array>, random: Random) => void

const inSlot =
  (slot: string, override: object): Slip =>
  (brand) => {
    brand['slots'] = { [slot]: override }
  }
const asset =
  (key: string, name: string, content: string | Uint8Array): Slip =>
  (brand, files) => {
    files.set(`assets/${name}`, content)
    const assets = brand['assets']
    brand['assets'] = { ...(typeof assets === 'object' ? assets : {}), [key]: name }
  }

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><path d="M0 0h99v64z" fill="#777"/>${inside}</svg>`
/** The head of a PNG, which says its size and that no pixel of it is transparent. */
const opaquePng = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0, 240, 0, 0, 0, 64, 8, 2, 0, 0, 0, 0, 0, 0, 0],
])

/** What conforms to its schema and still means nothing, or something that is not there. */
const slips: readonly [Slip, ...Slip[]] = [
  () => undefined,
  inSlot('header.categori', { hide: ['fish'] }),
  inSlot('header.category', { order: ['live', 'sport'] }),
  inSlot('header.category', { hide: ['constructor'] }),
  inSlot('header.category', { entries: { fish: { icon: 'fich' } } }),
  inSlot('footer.group', { entries: { about: { group: 'rowz' } } }),
  inSlot('header.link', { links: [{ id: 'mine', label: 'Mine', href: '/promotion' }] }),
  inSlot('header.link', {
    links: [
      { id: 'mine', label: 'Mine', href: '/promotions' },
      { id: 'mine', label: 'Mine too', href: '/promotions' },
    ],
  }),
  inSlot('page', { hide: ['promotions'] }),
  inSlot('header.category', { order: ['live', 'rng', 'live'] }),
  inSlot('header.category', { order: ['live', 'fish'], hide: ['fish'] }),
  (brand) => {
    brand['merchant'] = 'everybody'
  },
  (_brand, files) => {
    files.set('brand copy.json', '{}')
  },
  (_brand, files) => {
    files.set('locales/fr.json', '{}')
  },
  (_brand, files) => {
    files.set('theme.json', Uint8Array.from([0x7b, 0x2f, 0x2f, 0xe9, 0x0a, 0x7d]))
  },
  (brand) => {
    brand['help'] = {}
  },
  (brand) => {
    brand['jurisdiction'] = { authority: 'Office of Tests', age: 21 }
  },
  (brand) => {
    brand['jurisdiction'] = { authority: 'Office of Tests' }
    brand['safety'] = { sessionClock: false }
  },
  (brand, _files, random) => {
    brand['jurisdiction'] = { authority: 'Office of Tests' }
    brand['slots'] = { 'footer.group': { hide: [pick(random, ['about', 'partners', 'service'])] } }
  },
  asset('logo', 'logo.svg', svg('<script>alert(1)</script>')),
  asset('logo', 'logo.svg', opaquePng),
  asset('logo', 'logo.png', opaquePng),
  asset('logo', 'logo.svg', svg('<!-- -->'.repeat(9000))),
  asset('hero', 'hero.svg', svg('<!-- -->'.repeat(60_000))),
  asset('icon', 'icon.svg', svg('')),
  asset('logo', 'empty.svg', ''),
  (_brand, files) => {
    files.set('theme.json', JSON.stringify({ fonts: { body: { family: 'Mine', files: [{ file: 'mine.woff2' }] } } }))
    files.set('assets/mine.woff2', 'no typeface')
  },
  (_brand, files) => {
    files.set('theme.json', JSON.stringify({ colors: { accent: '#fefefe', text: '#888888' } }))
  },
]

/** Writes one folder with one or two slips of an author who knows the schemas. */
export function writeSlips(dir: string, id: string, files: ReadonlyMap<string, string>, random: Random): void {
  const folder = path.join(dir, id)
  const brand: Record<string, unknown> = {
    name: id,
    domains: [`www.${id}.example`],
    languages: { default: 'en', supported: ['en', 'ar'] },
    help: { terms: '/helpmc?article=terms' },
  }
  const written = new Map<string, string | Uint8Array>([...files].filter(([name]) => name !== 'brand.json'))
  for (let count = 1 + upTo(random, 2); count > 0; count -= 1) pick(random, slips)(brand, written, random)
  written.set('brand.json', JSON.stringify(brand, null, 2))
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of written) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
