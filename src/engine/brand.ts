import type { BrandFile } from '../contract/brand'

/** A text of the brand file: one for all languages, or one per language (BCP 47). */
export type BrandText = string | { readonly [language: string]: string }

/**
 * A brand file with every default filled in. What assemble, the edge and the pages read: all of it may stand in a page,
 * so what must not is kept apart (BrandSecrets), and cannot be put in here.
 */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly tagline?: BrandText
  readonly domains: readonly string[]
  readonly merchant: string
  readonly platform: {
    readonly url: string
    readonly calls: Readonly<Record<string, string>>
    readonly frames: readonly string[]
    readonly images: readonly string[]
    readonly geetest?: GeetestSource
  }
  readonly languages: { readonly default: string; readonly supported: readonly string[] }
  readonly theme: { readonly default: 'dark' | 'light'; readonly followSystem: boolean }
  readonly layout: {
    readonly header: 'rail' | 'mega' | 'centered'
    readonly card: 'cover' | 'wide' | 'tile'
    readonly hero: 'full' | 'split' | 'framed'
  }
  readonly account: {
    /** The edge can tell whether a password is the one that new accounts are given. */
    readonly knowsDefaultPassword?: true
    readonly defaultPasswordDigest?: never
  }
  readonly access: { readonly loginRequired: boolean; readonly side: 'shared' | 'member' | 'agent' }
  readonly registration: {
    readonly age: number
    readonly birthdayAge: number
    readonly ageChecked: boolean
    readonly mobileDigits: number
    readonly defaultMethod: 'username' | 'mobile'
  }
  readonly games: {
    readonly lotteryType: 'ELOTT' | 'LOTT'
    /** The platform's table of prizes, by lottery. */
    readonly prizeModes: Readonly<Record<'LOTT' | 'ELOTT', 'Lott' | 'ZY' | 'Elott' | 'SEA'>>
    readonly esportsVendors: readonly string[]
    readonly cockfightVendors: readonly string[]
    readonly sportsbookVendors: readonly string[]
    /** Tabs of the slots hall, in this order. */
    readonly hallTabs: readonly HallTab[]
  }
  readonly roles: {
    readonly memberTypes: readonly number[]
    readonly agentTypes: readonly number[]
    readonly demoTypes: readonly number[]
  }
  readonly slots: Readonly<Record<string, SlotOverride>>
  readonly assets: { readonly logo?: string; readonly logoDark?: string; readonly icon?: string; readonly hero?: string }
  readonly footer: {
    readonly copyright?: BrandText
    readonly licence?: BrandText
    readonly partners: readonly Partner[]
  }
  readonly help: {
    readonly safer?: string
    /** A path of the site or an https address. */
    readonly terms?: string
  }
  readonly safety: {
    readonly sessionClock: boolean
    readonly results: boolean
    readonly lastLogin: boolean
    /** Minutes; 0: none. */
    readonly realityCheckMinutes: 0 | 15 | 30 | 60
    /** A path of the site or an https address. */
    readonly limits?: string
  }
  readonly thirdParty: { readonly firebase?: FirebaseKeys }
}

/** Values of a brand file that never leave the server. */
export interface BrandSecrets {
  /** scrypt of the password that new accounts are given: who signs in with it must change it. */
  readonly defaultPasswordDigest?: string
}

/** One of the product's tabs of the slots hall, or one of the brand's own: games that pass its filters. */
export type HallTab = 'all' | 'hot' | 'new' | 'favourites' | 'recent' | 'rank' | OwnHallTab

export interface OwnHallTab {
  readonly id: string
  readonly label: BrandText
  readonly icon?: string
  readonly types?: readonly ('RNG' | 'JP' | 'TG' | 'AC' | 'SC' | 'VP' | 'BG')[]
  readonly vendors?: readonly string[]
  readonly features?: readonly string[]
}

/** Public keys of a Firebase project; no secret is among them. */
export interface FirebaseKeys {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  /** Put before numbers typed without it, such as 86. Absent: no phone verification by Firebase. */
  readonly dialCode?: string
  /** Origin of an Auth emulator, used in place of Google's servers. Never of a real site. */
  readonly emulator?: string
}

/** Where the captcha vendor's script comes from. */
export interface GeetestSource {
  readonly script: string
  /** Other origins that the challenge loads its parts from. */
  readonly origins?: readonly string[]
}

export interface Partner {
  readonly name: string
  readonly group: 'providers' | 'payments' | 'responsible' | 'licence'
  readonly logo?: string
  readonly href?: string
}

export interface SlotOverride {
  readonly order?: readonly string[]
  readonly hide?: readonly string[]
  readonly entries?: Readonly<Record<string, EntryOverride>>
  readonly links?: readonly BrandLink[]
}

export interface EntryOverride {
  readonly label?: BrandText
  readonly icon?: string
  readonly group?: string
  readonly variant?: string
}

export interface BrandLink {
  readonly id: string
  readonly label: BrandText
  readonly href: string
  readonly icon?: string
  readonly order?: number
  readonly group?: string
  readonly newTab?: boolean
}

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
    hallTabs: ['all', 'hot', 'new', 'rank', 'favourites', 'recent'],
  },
  roles: { memberTypes: [0], agentTypes: [1, 2, 41, 42], demoTypes: [4] },
  slots: {},
  assets: {},
  footer: { partners: [] },
  help: {},
  safety: { sessionClock: true, results: true, lastLogin: true, realityCheckMinutes: 60 },
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
 * `$schema`, `extends` and `abstract` are instructions to the reader of the file and stay out.
 */
export function resolveBrand(id: string, layers: readonly Layer[]): ResolvedBrand {
  const sources: Record<string, string> = {}
  const merge = (base: unknown, over: unknown, path: string, source: string): unknown => {
    if (!isPlain(over)) {
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
    const { $schema: _schema, extends: _extends, abstract: _abstract, ...own } = values
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
