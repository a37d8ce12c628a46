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
  readonly anyOf?: readonly Node[]
  readonly required?: readonly string[]
}

/** A key of brand.json. */
export interface BrandKey {
  /** From the root of the file to the key. */
  readonly path: readonly string[]
  readonly words: string
  readonly allowed: string
  /** What counts where it is left out. */
  readonly left: string
  readonly example: unknown
}

/** Examples that no rule of the schema gives. */
const examples: Readonly<Record<string, unknown>> = {
  name: 'Comet',
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
  'footer.partners': [{ name: 'Ostra Pay', group: 'payments', href: 'https://pay.example/' }],
  'jurisdiction.authority': 'Ostra Isles Gaming Office',
}

const definitions: Readonly<Record<string, Node>> = schema.$defs
/** `slots` has pages of its own: registry.md. */
const elsewhere: readonly string[] = ['$schema', 'slots']

/** Every key of brand.json, in the order of its schema; slots are named in registry.md. */
export const brandKeys = (): readonly BrandKey[] =>
  Object.entries<Node>(schema.properties)
    .filter(([key]) => !elsewhere.includes(key))
    .flatMap(([key, node]) => keysBelow(node, [key]))

function keysBelow(node: Node, path: readonly string[]): readonly BrandKey[] {
  if (node.properties) return Object.entries(node.properties).flatMap(([key, each]) => keysBelow(each, [...path, key]))
  const left = valueAt(productDefaults, path)
  return [
    {
      path,
      words: node.description ?? '',
      allowed: allowedOf(node),
      left: left === undefined ? 'nothing' : code(left),
      example: exampleOf(node, path, left),
    },
  ]
}

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
  if (node.required) return `parts: ${node.required.map((key) => `\`${key}\``).join(', ')} …`
  return node.type === 'object' ? 'values by their names' : 'a text'
}

function exampleOf(node: Node, path: readonly string[], left: unknown): unknown {
  const known = path.join('.')
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

const valueAt = (from: unknown, path: readonly string[]): unknown =>
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
      `| \`${path.join('.')}\` | ${cell(words)} | ${cell(allowed)} | ${cell(left)} | ${cell(code(example))} |`,
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
