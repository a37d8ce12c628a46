import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { describe, expect, test } from 'vitest'
import { folderFiles } from '../../scripts/brand/new/files'
import { usualAnswers } from '../../scripts/brand/new/usualAnswers'
import { callIds } from '../../scripts/productCalls'
import { productMessages } from '../../scripts/productMessages.mjs'
import { registry } from '../../src/app/registry'
import { slotNames } from '../../src/engine/site'
import { iconNames } from '../../src/lib/iconNames'
import { themeDefaults } from '../../src/theme/resolve'

const root = path.resolve(import.meta.dirname, '../..')
const english = productMessages(root)['en'] ?? {}
const tags = Object.keys(productMessages(root))

/** The language service of VS Code, which finds the schema by `$schema` as an editor does. */
const service = getLanguageService({
  schemaRequestService: (asked) => {
    const file = fileURLToPath(asked)
    return existsSync(file) ? Promise.resolve(readFileSync(file, 'utf8')) : Promise.reject(new Error(asked))
  },
  workspaceContext: { resolveRelativePath: (relative, from) => new URL(relative, from).href },
})
service.configure({ allowComments: true })

const cursor = '¦'

/** A file of a brand as it stands in an editor; `¦` is where the cursor is. */
function opened(name: 'brand' | 'theme', body: string) {
  const whole = `{\n  // ours\n  "$schema": "../../schemas/editor/${name}.schema.json",\n${body}\n}\n`
  const text = whole.replace(cursor, '')
  const uri = pathToFileURL(path.join(root, `brands/mine/${name}.json`)).href
  const document = TextDocument.create(uri, 'jsonc', 1, text)
  return { document, json: service.parseJSONDocument(document), at: document.positionAt(whole.indexOf(cursor)) }
}

async function proposed(name: 'brand' | 'theme', body: string) {
  const { document, json, at } = opened(name, body)
  return (await service.doComplete(document, at, json))?.items ?? []
}
const labelsOf = async (body: string, name: 'brand' | 'theme' = 'brand') =>
  (await proposed(name, body)).map(({ label }) => label.replaceAll('"', ''))
async function saidOver(body: string, name: 'brand' | 'theme' = 'brand') {
  const { document, json, at } = opened(name, body)
  const hover = await service.doHover(document, at, json)
  // Markdown
  return JSON.stringify(hover?.contents ?? '').replaceAll('\\', '')
}
async function problemsOf(body: string, name: 'brand' | 'theme' = 'brand') {
  const { document, json } = opened(name, body)
  const found = await service.doValidation(document, json, { trailingCommas: 'ignore', comments: 'ignore' })
  return found.map(({ message, range }) => ({ message, at: document.getText(range) }))
}
const idsOf = (slot: (typeof slotNames)[number]) => [...(registry.ids.get(slot) ?? [])]

describe('completion', () => {
  test('slots', async () => {
    const labels = await labelsOf(`  "slots": { ¦ }`)
    expect(labels.toSorted()).toEqual(slotNames.toSorted())
  })

  test('entries within slots.header.link.hide, with what they are and when they are shown', async () => {
    const items = await proposed('brand', `  "slots": { "header.link": { "hide": ["¦"] } }`)
    expect(items.map(({ label }) => label.replaceAll('"', '')).toSorted()).toEqual(idsOf('header.link').toSorted())
    const mall = items.find(({ label }) => label.includes('pointMall'))
    expect(JSON.stringify(mall?.documentation)).toMatch(
      /Points mall.*mall\.title.*module PTSYS3 \(points and their mall\)/,
    )
  })

  test('entries of every slot, to order, to hide and to change', async () => {
    for (const slot of slotNames) {
      const ids = idsOf(slot).toSorted()
      for (const key of ['order', 'hide'])
        expect((await labelsOf(`  "slots": { "${slot}": { "${key}": [¦] } }`)).toSorted(), slot).toEqual(ids)
      expect((await labelsOf(`  "slots": { "${slot}": { "entries": { ¦ } } }`)).toSorted(), slot).toEqual(ids)
    }
  })

  test('icons, of entries and of links', async () => {
    const entry = await labelsOf(`  "slots": { "header.link": { "entries": { "vip": { "icon": "¦" } } } }`)
    const link = await labelsOf(`  "slots": { "header.link": { "links": [{ "icon": "¦" }] } }`)
    for (const labels of [entry, link]) expect(labels.toSorted()).toEqual(iconNames.toSorted())
  })

  test('groups of the slot, variants of the entry, and none where there are none', async () => {
    const section = (body: string) => labelsOf(`  "slots": { "home.section": { "entries": { ${body} } } }`)
    expect((await section('"hero": { "variant": "¦" }')).toSorted()).toEqual(['framed', 'full', 'split'])
    expect((await section('"lanes": { "variant": "¦" }')).toSorted()).toEqual(['cover', 'tile', 'wide'])
    expect(await section('"categories": { "variant": "¦" }')).toEqual(['chips'])
    expect((await section('"hero": { "group": "¦" }')).toSorted()).toContain('aside')
    expect(await section('"winners": { ¦ }')).not.toContain('variant')
    expect(await section('"hero": { ¦ }')).toContain('variant')
    expect(await labelsOf(`  "slots": { "page": { ¦ } }`)).not.toContain('links')
  })

  test('languages: of the brand, and of its texts', async () => {
    expect((await labelsOf(`  "languages": { "default": "¦" }`)).toSorted()).toEqual(tags.toSorted())
    expect((await labelsOf(`  "languages": { "supported": ["en", "¦"] }`)).toSorted()).toEqual(
      expect.arrayContaining(['ar', 'zh-CN']),
    )
    expect(await labelsOf(`  "tagline": { ¦ }`)).toEqual(expect.arrayContaining(tags))
  })

  test('calls of the platform, with their modules', async () => {
    const items = await proposed('brand', `  "platform": { "calls": { ¦ } }`)
    expect(items.map(({ label }) => label).toSorted()).toEqual(callIds.toSorted())
    const deposit = items.find(({ label }) => label === 'requestDeposit')
    expect(JSON.stringify(deposit)).toMatch(/MCSFE_requestDeposit.*Module DEPOSIT3: deposits/)
  })

  test('pages that a link may lead to', async () => {
    const labels = await labelsOf(`  "slots": { "header.link": { "links": [{ "href": "¦" }] } }`)
    expect(labels).toEqual(expect.arrayContaining(['/promotions', '/vip']))
  })

  test('values of theme.json are those of the product', async () => {
    expect((await labelsOf('  "density": "¦"', 'theme')).toSorted()).toEqual(['airy', 'compact', 'cosy'])
    const radius = (await proposed('theme', '  "radius": ¦')).map(({ label }) => label)
    expect(radius).toContain(String(themeDefaults.radius))
  })

  test('colours of theme.json are drawn and picked', async () => {
    const { document, json } = opened(
      'theme',
      '  "colors": { "accent": "#ff8800", "text": { "light": "#000000", "dark": "#ffffff" } }',
    )
    expect(await service.findDocumentColors(document, json)).toHaveLength(3)
  })
})

describe('over a word it says', () => {
  test.each([
    ['a slot', `  "slots": { "home.¦section": {} }`, 'Sections of home, top to bottom'],
    [
      'an entry',
      `  "slots": { "account.menu": { "entries": { "depo¦sit": {} } } }`,
      'module DEPOSIT3 (deposits) is on',
    ],
    ['a hidden entry', `  "slots": { "header.link": { "hide": ["pro¦motions"] } }`, 'promotions.title'],
    ['a language', `  "languages": { "default": "a¦r" }`, 'العربية'],
    ['a variant', `  "layout": { "header": "ra¦il" }`, 'categories down the left side'],
    ['a call', `  "platform": { "calls": { "point¦Balance": "/wps/x" } }`, 'Module PTSYS3: points and their mall'],
    ['a key', `  "merch¦ant": "x"`, 'Merchant code'],
  ])('%s', async (_what, body, words) => {
    expect(await saidOver(body)).toContain(words)
  })

  test('a word of theme.json', async () => {
    expect(await saidOver('  "imagery": "du¦ne"', 'theme')).toContain('a line of dunes')
  })
})

describe('what is wrong is underlined', () => {
  test.each([
    ['an unknown slot', `  "slots": { "header.lnk": {} }`, '"header.lnk"'],
    ['an entry that is not there', `  "slots": { "header.link": { "hide": ["promotion"] } }`, '"promotion"'],
    [
      'an icon that is not there',
      `  "slots": { "header.link": { "entries": { "vip": { "icon": "sparkels" } } } }`,
      '"sparkels"',
    ],
    [
      'a variant that is not there',
      `  "slots": { "home.section": { "entries": { "hero": { "variant": "frame" } } } }`,
      '"frame"',
    ],
    ['a language that is not there', `  "languages": { "default": "zh" }`, '"zh"'],
    ['a call that is not there', `  "platform": { "calls": { "pointBalanc": "/wps/x" } }`, '"pointBalanc"'],
    ['a hidden entry twice', `  "slots": { "header.link": { "hide": ["vip", "vip"] } }`, '["vip", "vip"]'],
    ['a key', `  "nme": "x"`, '"nme"'],
  ])('%s', async (_what, body, at) => {
    expect((await problemsOf(body)).map((problem) => problem.at)).toEqual([at])
  })

  test('a form, in words and not as a pattern', async () => {
    const [problem] = await problemsOf(`  "domains": ["https://www.comet.example"]`)
    expect(problem?.message).toBe(
      'Allowed: a host name in small letters, without https://, port or path, such as www.comet.example',
    )
    expect((await problemsOf('  "colors": { "accent": "red" }', 'theme')).length).toBeGreaterThan(0)
  })

  test('nothing in comments, in links of its own that it orders, nor in the brands that are shipped or made', async () => {
    const own = `  /* why */ "slots": { "header.link": { "order": ["blog", "vip"], "links": [{ "id": "blog", "label": { "en": "Blog" }, "href": "/promotions?x=1" }] } }, // last`
    expect(await problemsOf(own)).toEqual([])
    const made = folderFiles({ answers: usualAnswers('comet'), schemas: '../../schemas', messages: english })
    const files: (readonly [string, string, string])[] = ['brand', 'theme'].map((name) => [
      'comet',
      name,
      String(made.get(`${name}.json`) ?? ''),
    ])
    for (const id of readdirSync(path.join(root, 'brands')))
      for (const name of ['brand', 'theme'])
        files.push([id, name, readFileSync(path.join(root, 'brands', id, `${name}.json`), 'utf8')])
    for (const [id, name, text] of files) {
      expect(text, id).toContain(`"../../schemas/editor/${name}.schema.json"`)
      const uri = pathToFileURL(path.join(root, 'brands', id, `${name}.json`)).href
      const document = TextDocument.create(uri, 'jsonc', 1, text)
      const found = await service.doValidation(document, service.parseJSONDocument(document), {
        trailingCommas: 'ignore',
        comments: 'ignore',
      })
      expect(
        found.map(({ message }) => message),
        `${id}/${name}.json`,
      ).toEqual([])
    }
  })
})
