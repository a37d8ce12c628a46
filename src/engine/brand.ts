import type { BrandFile, HallTab as FileHallTab, Text } from '../contract/brand'

/** As read from a file: nothing changes it, and what is left out is not there. */
type Fixed<T> = T extends readonly (infer Each)[]
  ? readonly Fixed<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<Exclude<T[K], undefined>> }
    : T

type Values = Fixed<BrandFile>
type Part<K extends keyof Values> = NonNullable<Values[K]>
/** Every value has its default but these, which a brand may do without. */
type Filled<T, Without extends keyof T = never> = Required<Omit<T, Without>> & Pick<T, Without>

type Games = Filled<Part<'games'>>

/**
 * A brand file with every default filled in. What assemble, the edge and the pages read: all of it may stand in a page,
 * so what must not is kept apart (BrandSecrets), and cannot be put in here.
 */
export interface Brand extends Filled<Pick<Values, 'name' | 'tagline' | 'domains' | 'merchant' | 'slots'>, 'tagline'> {
  readonly id: string
  readonly platform: Filled<Part<'platform'>, 'geetest'>
  readonly languages: Filled<Part<'languages'>>
  readonly theme: Filled<Part<'theme'>>
  readonly layout: Filled<Part<'layout'>>
  readonly account: {
    /** The edge can tell whether a password is the one that new accounts are given. */
    readonly knowsDefaultPassword?: true
    readonly defaultPasswordDigest?: never
  }
  readonly access: Filled<Part<'access'>>
  readonly registration: Filled<Part<'registration'>>
  readonly games: Omit<Games, 'prizeModes'> & { readonly prizeModes: Filled<Games['prizeModes']> }
  readonly roles: Filled<Part<'roles'>>
  readonly assets: Part<'assets'>
  readonly footer: Filled<Part<'footer'>, 'copyright' | 'licence'>
  readonly help: Part<'help'>
  readonly jurisdiction?: Part<'jurisdiction'>
  readonly safety: Filled<Part<'safety'>, 'limits'>
  readonly tags: Part<'tags'>
  readonly thirdParty: Part<'thirdParty'>
}

/** Values of a brand file that never leave the server. */
export type BrandSecrets = Part<'account'>

/** A text of the brand file: one for every language, or one per language (BCP 47). */
export type BrandText = Fixed<Text>
/** One of the product's tabs of the slots hall, or one of the brand's own: games that pass its filters. */
export type HallTab = Fixed<FileHallTab>
export type OwnHallTab = Exclude<HallTab, string>
/** Public keys of a Firebase project; no secret is among them. */
export type FirebaseKeys = NonNullable<Brand['thirdParty']['firebase']>
export type Partner = Brand['footer']['partners'][number]
export type SlotOverride = Part<'slots'>[string]

/** Product defaults (spec §3 brand defaults, §5 formats, §9): what a brand gets for keys it leaves out. */
export const productDefaults: Omit<Brand, 'id'> = {
  name: 'Marquee',
  domains: [],
  merchant: 'marquee',
  platform: { url: 'sandbox', calls: {}, frames: [], images: [] },
  languages: { default: 'zh-CN', supported: ['zh-CN', 'en', 'ar'] },
  theme: { default: 'dark', followSystem: false },
  layout: { header: 'mega', card: 'cover', hero: 'full' },
  account: {},
  access: { loginRequired: false, side: 'shared' },
  registration: { age: 18, birthdayAge: 21, ageChecked: true, mobileDigits: 11, defaultMethod: 'username' },
  games: {
    lotteryType: 'ELOTT',
    prizeModes: { LOTT: 'Lott', ELOTT: 'Elott' },
    esportsVendors: ['AV', 'AI', 'IMES', 'TF', 'IA'],
    cockfightVendors: [],
    sportsbookVendors: [],
    oddsFormat: 'decimal',
    hallTabs: ['all', 'hot', 'new', 'rank', 'favourites', 'recent'],
  },
  roles: { memberTypes: [0], agentTypes: [1, 2, 41, 42], demoTypes: [4] },
  slots: {},
  assets: {},
  footer: { partners: [] },
  help: {},
  safety: { sessionClock: true, results: true, lastLogin: true, realityCheckMinutes: 60, ownLimits: true },
  tags: {},
  thirdParty: {},
}

/** One layer of values and where it came from, such as `brands/jade/brand.json` or `environment`. */
export interface Layer {
  readonly source: string
  readonly values: BrandFile
}

export interface ResolvedBrand {
  readonly value: Brand
  readonly secrets: BrandSecrets
  /** Dotted path of each value that is not a product default → the layer that decided it. */
  readonly sources: Readonly<Record<string, string>>
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges layers key by key, later ones over earlier ones; lists and single values are replaced whole.
 * `$schema`, `extends`, `abstract` and `group` only tell how to read the file, and are not part of the brand.
 */
export function resolveBrand(id: string, layers: readonly Layer[]): ResolvedBrand {
  const sources: Record<string, string> = {}
  const merge = (base: unknown, over: unknown, path: string, source: string): unknown => {
    if (!isPlain(over)) {
      // only what is replaced as a whole has parts that somebody decided
      if (isPlain(base))
        for (const known of Object.keys(sources)) if (known.startsWith(`${path}.`)) delete sources[known]
      sources[path] = source
      return over
    }
    const result: Record<string, unknown> = isPlain(base) ? { ...base } : {}
    for (const [key, value] of Object.entries(over)) {
      if (value === undefined) continue
      const before = Object.hasOwn(result, key) ? result[key] : undefined
      const merged = merge(before, value, path === '' ? key : `${path}.${key}`, source)
      Object.defineProperty(result, key, { value: merged, enumerable: true, writable: true, configurable: true })
    }
    return result
  }
  let value: unknown = { ...productDefaults, id }
  for (const { source, values } of layers) {
    const { $schema: _schema, extends: _extends, abstract: _abstract, group: _group, ...own } = values
    value = merge(value, own, '', source)
  }
  return { ...withoutSecrets(value as Merged), sources }
}

/** What the layers make together, before secrets are taken out. */
type Merged = Omit<Brand, 'account'> & { readonly account: BrandSecrets }

function withoutSecrets({ account: secrets, ...rest }: Merged): Pick<ResolvedBrand, 'value' | 'secrets'> {
  const known = secrets.defaultPasswordDigest !== undefined
  return { value: { ...rest, account: known ? { knowsDefaultPassword: true } : {} }, secrets }
}

/** The text in a language, else in the brand's default language, else the first there is. */
export function brandText(text: BrandText, language: string, fallback: string): string {
  if (typeof text === 'string') return text
  const pick = (tag: string) => (Object.hasOwn(text, tag) ? text[tag] : undefined)
  return pick(language) ?? pick(language.split('-')[0] ?? language) ?? pick(fallback) ?? Object.values(text)[0] ?? ''
}

/** Title of a window: the page and the brand; on home the brand and its one sentence. Nothing is said twice. */
export function windowTitle(name: string, page: string | undefined, tagline: string | undefined): string {
  const [first, second = ''] = page === undefined ? [name, tagline] : [page, name]
  return second.trim() === '' || second.trim() === first.trim() ? first : `${first} – ${second}`
}
