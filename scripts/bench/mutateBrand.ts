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
export function soundBrands(root: string): (id: string) => ReadonlyMap<string, string> {
  const messages = productMessages(root)['en'] ?? {}
  return (id) => {
    const answers = { ...usualAnswers(id), languages: ['en', 'ar'], domains: [`www.${id}.example`] }
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
