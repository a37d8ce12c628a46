import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { productDefaults } from '../../src/engine/resolveBrand'
import type { Feature } from '../../src/engine/entry'
import { slotNames } from '../../src/engine/site'
import { languageOf } from '../../src/i18n/languages'
import type { MessageSet, SetFiles } from '../../src/site/withMessages'
import { productMessages } from '../../scripts/productMessages.mjs'
import { failureMessage, knownServerKeys } from '../../src/platform/messages'
import { families } from './messageFamilies'
import { type FoundKey, scanMessageKeys } from './messageScan'

type Messages = Readonly<Record<string, string>>

const english = import.meta.glob<Messages>(
  [
    '../../src/{ui/form,app/messages}/*.en.json',
    '../../src/features/*/firstMessages.en.json',
    '../../src/features/*/{messages,*/messages}/en.json',
    '../../src/{shared,site}/*/messages/en.json',
    '../../src/i18n/offline/messages/en.json',
    '../../src/app/inspector/messages/en.json',
  ],
  { eager: true, import: 'default' },
)
const central = import.meta.glob<Messages>('../../src/i18n/messages/*.json', { eager: true, import: 'default' })
/** Words that are loaded with their pages have every language beside them. */
const beside = import.meta.glob<Messages>(
  [
    '../../src/{features,shared,site}/*/messages/*.json',
    '../../src/features/*/*/messages/*.json',
    '../../src/i18n/offline/messages/*.json',
    '../../src/app/inspector/messages/*.json',
  ],
  { eager: true, import: 'default' },
)
const translations: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(central).map(([file, messages]) => {
    const own = Object.entries(beside).filter(([name]) => name.split('/').at(-1) === file.split('/').at(-1))
    return [file, Object.assign({}, messages, ...own.map(([, words]) => words)) as Messages]
  }),
)
const languageFiles = import.meta.glob<{ readonly sets: SetFiles }>(
  ['../../src/app/messages/*.ts', '!../../src/app/messages/*.test.ts'],
  { eager: true },
)
const loaders = Object.keys(languageFiles)
const setNames = import.meta.glob<MessageSet>('../../src/{app,features,shared,site}/**/messages.ts', {
  eager: true,
  import: 'messages',
})
const features = import.meta.glob<Feature>('../../src/features/*/feature.ts', { eager: true, import: 'feature' })

/** Folders whose texts are all about games: what a brand rewords stays where the code is cut differently. */
const aboutGames = ['categories', 'gameBar', 'category', 'launch', 'lottery', 'slots']

/** Languages that the product speaks besides English: each has every text, or it is not there at all. */
const complete = Object.keys(central)
  .map((file) => path.basename(file, '.json'))
  .sort()

const source: Messages = Object.assign({}, ...Object.values(english))
const ending = /_(zero|one|two|few|many|other)$/
const has = (messages: Messages, key: string) => Object.hasOwn(messages, key)
const isPlural = (key: string) => ending.test(key) && has(source, key.replace(ending, '_other'))
/** The key as the code says it. */
const said = (key: string) => (isPlural(key) ? key.replace(ending, '') : key)
const saidKeys = new Set(Object.keys(source).map(said))
const categoriesOf = (tag: string): readonly string[] => new Intl.PluralRules(tag).resolvedOptions().pluralCategories

const placeholders = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => name))].sort()

/** A form for one number only may spell that number out. */
function standsForOneNumber(tag: string, category: string): boolean {
  const rules = new Intl.PluralRules(tag)
  return Array.from({ length: 300 }, (_, number) => rules.select(number)).filter((of) => of === category).length === 1
}

function withoutCountWhereSpelled(tag: string, key: string, names: readonly string[]): readonly string[] {
  const [, category] = isPlural(key) ? (ending.exec(key) ?? []) : []
  return category !== undefined && standsForOneNumber(tag, category) ? names.filter((name) => name !== 'count') : names
}

/** Where a key of English has its text in another language. */
function fileOf(key: string, tag: string): string {
  const [file = ''] =
    Object.entries(english).find(([, messages]) => has(messages, key) || has(messages, `${key}_other`)) ?? []
  const isBeside = file.endsWith('/messages/en.json')
  return isBeside ? file.replace('../../', '').replace(/en\.json$/, `${tag}.json`) : `src/i18n/messages/${tag}.json`
}
/** Where a key is, in a language. */
const placeOf = (key: string, tag: string): string =>
  Object.entries({ ...central, ...beside })
    .find(([file, messages]) => file.endsWith(`/${tag}.json`) && has(messages, key))?.[0]
    .replace('../../', '') ?? tag

const brandValues = new Set(
  Object.entries(productDefaults).flatMap(([block, values]) => Object.keys(values).map((name) => `${block}.${name}`)),
)

const missing = (found: readonly FoundKey[]) =>
  found.filter(({ key }) => !saidKeys.has(key)).map(({ key, at }) => `${key} (${at})`)

describe('sets of messages', () => {
  const folderOf = (file: string) => path.posix.dirname(file).replace('../../src/', '')

  it('are named after the folder in which they lie', () => {
    expect(Object.keys(setNames).length).toBeGreaterThan(40)
    const misnamed = Object.entries(setNames).flatMap(([file, set]) => {
      const folder = folderOf(file)
      return set === folder ? [] : [`${file.replace('../../', '')} says '${set}' instead of '${folder}'`]
    })
    expect(misnamed).toEqual([])
  })

  it.each(Object.entries(languageFiles))('%s says where each of them lies, and no other', (file, { sets }) => {
    const tag = path.basename(file, '.ts')
    const wanted = Object.keys(setNames).map((set) => `./${folderOf(set)}/messages/${tag}.json`)
    expect(
      wanted.filter((each) => !Object.hasOwn(sets, each)),
      'files below src/ that are missing: a folder with a messages.ts has one for each language',
    ).toEqual([])
    expect(
      Object.keys(sets).filter((each) => !wanted.includes(each)),
      'files below src/ that no messages.ts beside their folder names',
    ).toEqual([])
  })
})

describe('English', () => {
  it('has each key in one file, which its first part names', () => {
    const all = Object.values(english).flatMap((messages) => Object.keys(messages))
    expect(
      all.filter((key, at) => all.indexOf(key) !== at),
      'in two files',
    ).toEqual([])
    for (const [file, messages] of Object.entries(english)) {
      const own =
        /(?:features|shared|site)\/([^/]+)\/(?:.+\/)?(?:firstM|m)essages[./]/.exec(file)?.[1] ??
        (file.includes('/ui/form/') ? 'form' : '(?:app|error)')
      const first = aboutGames.includes(own) ? 'games' : own
      expect(
        Object.keys(messages).filter((key) => !new RegExp(`^${first}\\.`).test(key)),
        `keys of ${file.replace('../../', '')} that do not begin with "${first}."`,
      ).toEqual([])
    }
  })

  it('has the labels of entries in the first page, and what pages say in their own messages', () => {
    const early = Object.entries(english).flatMap(([file, messages]) =>
      file.endsWith('.en.json') ? Object.keys(messages) : [],
    )
    const labels = Object.values(features).flatMap(({ entries }) => entries.flatMap(({ label }) => label ?? []))
    expect(
      labels.filter((label) => !early.includes(label)),
      'labels that belong in firstMessages.en.json, and their translations in src/i18n/messages/',
    ).toEqual([])
  })

  it('is what brands may say differently, but for the inspector, which is not for players', () => {
    const forPlayers = Object.keys(source).filter((key) => !key.startsWith('app.inspector.'))
    expect(Object.keys(productMessages(path.resolve(import.meta.dirname, '../..'))['en'] ?? {}).sort()).toEqual(
      forPlayers.sort(),
    )
  })

  it('has one and other of every plural', () => {
    const forms = Object.keys(source).filter(isPlural)
    const wanted = [...new Set(forms.map(said))].flatMap((base) =>
      categoriesOf('en').map((category) => `${base}_${category}`),
    )
    expect(forms.sort(), 'forms of plurals: each has _one and _other').toEqual(wanted.sort())
  })
})

describe('every complete language', () => {
  it('is a language of the product, with a file that loads it', () => {
    const tagOf = (file: string) => file.replace(/^.*\/(.*)\.\w+$/, '$1')
    expect(complete.length).toBeGreaterThan(1)
    expect(loaders.map(tagOf).sort()).toEqual(['en', ...complete].sort())
    for (const tag of complete) expect(languageOf(tag)?.tag).toBe(tag)
  })

  describe.each(complete)('%s', (tag) => {
    const messages = translations[`../../src/i18n/messages/${tag}.json`] ?? {}

    it('has the keys of English, with its own plurals', () => {
      const wanted = [...saidKeys].flatMap((key) =>
        has(source, key) ? [key] : categoriesOf(tag).map((category) => `${key}_${category}`),
      )
      expect(
        Object.keys(messages).flatMap((key) => (wanted.includes(key) ? [] : [`${placeOf(key, tag)}: ${key}`])),
        `texts without English, or forms of a plural that ${tag} does not have`,
      ).toEqual([])
      expect(
        wanted.flatMap((key) => (has(messages, key) ? [] : [`${fileOf(said(key), tag)}: ${key}`])),
        `texts that are missing; the forms of a plural are ${categoriesOf(tag).join(', ')}`,
      ).toEqual([])
    })

    it('has a text wherever English has one', () => {
      const original = (key: string) => source[key] ?? source[key.replace(ending, '_other')] ?? ''
      const differ = Object.keys(messages).filter((key) => (messages[key]?.trim() === '') !== (original(key) === ''))
      expect(
        differ.map((key) => `${placeOf(key, tag)}: ${key}`),
        'texts that are empty, or have no English',
      ).toEqual([])
    })

    it('has the placeholders of English', () => {
      const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(' ') || 'none'
      const differ = Object.entries(messages).flatMap(([key, text]) => {
        const all = placeholders(source[key.replace(ending, '_other')] ?? source[key] ?? '')
        const own = placeholders(text)
        const needed = withoutCountWhereSpelled(tag, key, all)
        const isRight = own.every((name) => all.includes(name)) && needed.every((name) => own.includes(name))
        return isRight ? [] : [`${placeOf(key, tag)}: ${key} has ${braced(own)}, English has ${braced(all)}`]
      })
      expect(differ).toEqual([])
    })
  })

  it('has the punctuation of its script', () => {
    const wrong = (tag: string, pattern: RegExp) =>
      Object.entries(translations[`../../src/i18n/messages/${tag}.json`] ?? {}).filter(([, text]) => pattern.test(text))
    expect(wrong('zh-CN', /[,;:!?()"]|\p{Script=Han}\.|\.\p{Script=Han}|\.\.\./u)).toEqual([])
    expect(wrong('ar', /[,;?"]|\.\.\./u)).toEqual([])
  })
})

describe('keys in the code', () => {
  const namespaces = [...new Set([...saidKeys].map((key) => key.split('.')[0] ?? ''))]
  const found = scanMessageKeys(namespaces)
  const labels = Object.values(features).flatMap(({ entries }) => entries.flatMap(({ label }) => label ?? []))
  const refusals = knownServerKeys.map((message) =>
    failureMessage({ type: 'server', message, value: undefined, status: 200 }),
  )
  const members = families.flatMap((family) => family.members)

  it('are found where keys are', () => {
    expect(namespaces).toEqual(expect.arrayContaining(['app', 'error', 'form', 'home']))
    for (const list of [found.translated, found.labels, found.forms, found.named, found.templates, labels, refusals]) {
      expect(list.length).toBeGreaterThan(5)
    }
  })

  it('exist in English', () => {
    expect(missing([...found.translated, ...found.labels, ...found.forms])).toEqual([])
    // names of slots, of values in a brand file and of a platform's refusals have the shape of a key
    const others = new Set<string>([...slotNames, ...brandValues, ...knownServerKeys])
    expect(missing(found.named.filter(({ key }) => !others.has(key)))).toEqual([])
    expect([...labels, ...refusals, ...members].filter((key) => !saidKeys.has(key))).toEqual([])
  })

  it('are written out, but for the families', () => {
    const known = families.map(({ key }) => key)
    expect(
      found.templates.filter(({ key }) => !known.includes(key)),
      'write them out, or give each a row of tests/contract/messageFamilies.ts',
    ).toEqual([])
    expect(
      known.filter((key) => !found.templates.some((template) => template.key === key)),
      'rows of tests/contract/messageFamilies.ts that are not in the code',
    ).toEqual([])
  })

  it('are all that English has', () => {
    const slots = new Set<string>(slotNames)
    const named = found.named.map(({ key }) => key).filter((key) => !slots.has(key))
    const used = new Set([...found.translated.map(({ key }) => key), ...named, ...members, ...labels])
    expect(
      [...saidKeys].filter((key) => !used.has(key)),
      'texts that no code says: say them, or remove them from every language',
    ).toEqual([])
  })
})
