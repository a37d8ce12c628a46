import editorSchema from '../../schemas/editor/brand.schema.json'
import schema from '../../schemas/brand.schema.json'
import { productDefaults } from '../../src/engine/resolveBrand'
import { languages } from '../../src/i18n/languages'
import { iconNames } from '../../src/lib/iconNames'
import { moduleIds } from '../../src/lib/moduleIds'
import { wordsOf } from '../../src/server/brands/patternWords'
import { catalogueEntries, catalogueLanguages } from '../../src/server/catalogueList'
import { layoutVariants, variantsOf } from '../../src/server/brands/product/variants'

interface Node {
  readonly description?: string
  readonly $ref?: string
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  /** Of a map: what each name in it has. */
  readonly additionalProperties?: Node | boolean
  readonly anyOf?: readonly Node[]
  readonly required?: readonly string[]
}

type KeyPath = readonly (string | number)[]

/** A key of brand.json. */
export interface BrandKey {
  /** From the root of the file to the key; 0 for any item of a list, `<slot>` for any name of a map. */
  readonly path: KeyPath
  readonly words: string
  readonly allowed: string
  /** What counts where it is left out. */
  readonly left: string
  readonly example: unknown
}

/** Examples that no rule of the schema gives. */
const examples: Readonly<Record<string, unknown>> = {
  name: 'Comet',
  names: { ar: 'المذنّب' },
  tagline: { en: 'Games all night', ar: 'ألعاب طوال الليل' },
  'platform.calls': { pointBalance: '/wps/relay/MCSFE_getPointBalance' },
  'platform.geetest.origins': ['https://captcha.example'],
  'languages.default': 'en',
  'languages.supported': ['en', 'ar'],
  'registration.mobileDigits': 10,
  'games.esportsVendors': ['TFG'],
  'games.cockfightVendors': ['SV388'],
  'games.sportsbookVendors': ['SBO'],
  'games.hallTabs': ['all', 'hot', { id: 'jackpots', label: { en: 'Jackpots' }, types: ['JP'] }],
  'roles.memberTypes': [0],
  'roles.agentTypes': [1, 2, 41, 42],
  'roles.demoTypes': [4],
  'assets.logoDark': 'logo-dark.svg',
  'assets.icon': 'icon.svg',
  'assets.hero': 'hero.webp',
  'assets.heroNarrow': 'hero-narrow.webp',
  'footer.copyright': '© 2026 Comet',
  'footer.licence': { en: 'Licensed by the Ostra Isles Gaming Office, no. 4711' },
  'games.hallTabs[0].id': 'jackpots',
  'games.hallTabs[0].label': { en: 'Jackpots' },
  'games.hallTabs[0].icon': 'sparkles',
  'games.hallTabs[0].types': ['JP'],
  'games.hallTabs[0].vendors': ['TFG'],
  'games.hallTabs[0].features': ['FREE_SPINS'],
  slots: { 'header.category': { hide: ['fish'] } },
  'slots.<slot>.order': ['live', 'rng'],
  'slots.<slot>.hide': ['fish'],
  'slots.<slot>.entries': { rng: { icon: 'sparkles' } },
  'slots.<slot>.entries.<entry>.label': { en: 'Reels' },
  'slots.<slot>.entries.<entry>.icon': 'sparkles',
  'slots.<slot>.entries.<entry>.group': 'aside',
  'slots.<slot>.entries.<entry>.variant': 'framed',
  'slots.<slot>.links': [{ id: 'blog', label: 'Blog', href: 'https://blog.comet.example/' }],
  'slots.<slot>.links[0].id': 'blog',
  'slots.<slot>.links[0].label': 'Blog',
  'slots.<slot>.links[0].href': 'https://blog.comet.example/',
  'slots.<slot>.links[0].icon': 'gift',
  'slots.<slot>.links[0].order': 15,
  'slots.<slot>.links[0].group': 'aside',
  'footer.partners[0].name': 'Ostra Pay',
  'footer.partners[0].group': 'payments',
  'footer.partners[0].logo': 'ostra-pay.svg',
  'footer.partners[0].href': 'https://pay.example/',
  'footer.partners': [{ name: 'Ostra Pay', group: 'payments', href: 'https://pay.example/' }],
  'jurisdiction.authority': 'Ostra Isles Gaming Office',
}

const definitions: Readonly<Record<string, Node>> = schema.$defs
/** What any name of a map is, by the map. */
const anyName: Readonly<Record<string, string>> = { slots: '<slot>', entries: '<entry>' }

/** Every key of brand.json, in the order of its schema, with the parts of lists and maps. */
export const brandKeys = (): readonly BrandKey[] =>
  Object.entries<Node>(schema.properties)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, node]) => keysBelow(node, [key], false))

function keysBelow(node: Node, path: KeyPath, isNeeded: boolean): readonly BrandKey[] {
  if (node.properties) return partsOf(node, path)
  const left = valueAt(productDefaults, path)
  return [
    {
      path,
      words: node.description ?? '',
      allowed: allowedOf(node),
      left: left === undefined ? (isNeeded ? 'may not be left out' : 'nothing') : code(left),
      example: exampleOf(node, path, left),
    },
    ...partsOf(partNode(node), [...path, node.type === 'array' ? 0 : (anyName[String(path.at(-1))] ?? '<name>')]),
  ]
}

const partsOf = ({ properties = {}, required = [] }: Node, path: KeyPath): readonly BrandKey[] =>
  Object.entries(properties).flatMap(([key, each]) => keysBelow(each, [...path, key], required.includes(key)))

/** What an item of a list, or a name of a map, has for parts. */
function partNode({ type, items, additionalProperties }: Node): Node {
  const inner = type === 'array' ? items : typeof additionalProperties === 'object' ? additionalProperties : undefined
  const node = resolved(inner ?? {})
  return node.anyOf?.map(resolved).find(({ properties }) => properties) ?? node
}

/** As `brand set` takes it. */
export const writtenKey = (path: KeyPath): string =>
  path.reduce<string>(
    (before, step) => (typeof step === 'number' ? `${before}[${step}]` : before === '' ? step : `${before}.${step}`),
    '',
  )

function allowedOf(node: Node): string {
  if (node.enum) return node.enum.map(code).join(', ')
  if (node.$ref === '#/$defs/Text') return 'a text, or one a language'
  if (node.$ref === '#/$defs/AssetPath') return 'a file of `assets/`'
  if (node.$ref !== undefined) return allowedOf(resolved(node))
  // one of the product's, or one with these parts
  if (node.anyOf) return node.anyOf.map(allowedOf).join(', or ')
  if (node.type === 'array') return `a list, each: ${allowedOf(resolved(node.items ?? {}))}`
  if (node.pattern !== undefined) return wordsOf(node.pattern)?.words ?? ''
  if (node.type === 'integer')
    return node.maximum === undefined ? 'a whole number' : `${node.minimum ?? 0} to ${node.maximum}`
  if (node.type === 'boolean') return '`true`, `false`'
  if (node.required) {
    const { properties = {}, required } = node
    const named = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(', ')
    const others = Object.keys(properties).filter((key) => !required.includes(key))
    return `parts: ${named(required)}${others.length === 0 ? '' : `; it may have ${named(others)}`}`
  }
  return node.type === 'object' ? 'values by their names' : 'a text'
}

function exampleOf(node: Node, path: KeyPath, left: unknown): unknown {
  const known = writtenKey(path)
  if (Object.hasOwn(examples, known)) return examples[known]
  if (node.enum) return node.enum.find((each) => each !== left)
  if (node.$ref !== undefined) return exampleOf(resolved(node), path, left)
  if (node.type === 'boolean') return left !== true
  if (node.type === 'integer')
    return node.minimum === undefined ? 1 : Math.max(node.minimum, Math.min(21, node.maximum ?? 1))
  if (node.type === 'array') return [exampleOf(node.items ?? {}, [...path, '0'], undefined)]
  if (node.pattern !== undefined) return wordsOf(node.pattern)?.example
  throw new Error(`scripts/handbook/brandKeys.ts needs an example of ${known}`)
}

const resolved = (node: Node): Node =>
  node.$ref === undefined ? node : (definitions[node.$ref.slice('#/$defs/'.length)] ?? {})

const valueAt = (from: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Object.entries(value).find(([k]) => k === key)?.[1] : undefined,
    from,
  )

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``
/** A cell of a table of Markdown. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

export function brandKeyTable(): string {
  const rows = brandKeys().map(
    ({ path, words, allowed, left, example }) =>
      `| \`${writtenKey(path)}\` | ${cell(words)} | ${cell(allowed)} | ${cell(left)} | ${cell(code(example))} |`,
  )
  return ['| key | what it is for | allowed | left out | example |', '|---|---|---|---|---|', ...rows].join('\n')
}

export function languageTable(): string {
  const rows = languages.map(
    ({ tag, platformCode, name, dir }) =>
      `| \`${tag}\` | ${name} | ${platformCode} | ${dir === 'rtl' ? 'right to left' : ''} | ${catalogueLanguages.includes(tag) ? 'yes' : ''} |`,
  )
  return ['| tag | language | platform’s code | written | texts are there |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}

export const iconList = (): string => iconNames.map((name) => `\`${name}\``).join(', ')

export function moduleTable(): string {
  const rows = Object.entries(moduleIds).map(([id, words]) => `| \`${id}\` | ${cell(words)} |`)
  return ['| module | what hangs on it |', '|---|---|', ...rows].join('\n')
}

/** Where a variant can be named, and those that there are. */
export function variantTable(): string {
  const layout = Object.entries(layoutVariants).flatMap(([part, variants]) => rowsOf(`layout.${part}`, variants))
  const own = catalogueEntries.flatMap(({ slot, id }) =>
    rowsOf(`slots.${slot}.entries.${id}.variant`, variantsOf(slot, id)),
  )
  return ['| at | variant | what it is |', '|---|---|---|', ...layout, ...own].join('\n')
}

const rowsOf = (at: string, variants: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(variants).map(([name, words]) => `| \`${at}\` | \`${name}\` | ${cell(words)} |`)

/** Groups that entries of a slot stand in, as editors propose them. */
export function groupTable(): string {
  const { $defs } = editorSchema as unknown as { readonly $defs: Readonly<Record<string, Node>> }
  const rows = Object.entries($defs).flatMap(([name, { properties }]) => {
    const slot = name.startsWith('Entry ') && !name.includes('/') ? name.slice('Entry '.length) : undefined
    const groups = properties?.['group']?.enum
    return slot === undefined || groups === undefined
      ? []
      : [`| \`${slot}\` | ${groups.map((group) => `\`${String(group)}\``).join(', ')} |`]
  })
  return ['| slot | groups |', '|---|---|', ...rows].join('\n')
}
