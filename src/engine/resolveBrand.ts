import type { BrandFile } from '../contract/brand'
import type { Brand, BrandSecrets } from './brand'

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
