import type { BrandFile, HallTab as FileHallTab, Text } from '../contract/brand'
import type { IconName } from '../lib/iconNames'

/** As read from a file: nothing changes it, and what is left out is not there. */
type Fixed<T> = T extends readonly (infer Each)[]
  ? readonly Fixed<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<Exclude<T[K], undefined>> }
    : T

/** The same with icons by their names: what checks a folder refuses others. */
type WithIcons<T> = T extends readonly (infer Each)[]
  ? readonly WithIcons<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: K extends 'icon' ? IconName : WithIcons<T[K]> }
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
export interface Brand extends Filled<
  Pick<Values, 'name' | 'names' | 'tagline' | 'domains' | 'merchant'>,
  'names' | 'tagline'
> {
  readonly id: string
  readonly slots: WithIcons<Part<'slots'>>
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
  readonly games: Omit<Games, 'prizeModes' | 'hallTabs'> & {
    readonly hallTabs: readonly HallTab[]
    readonly prizeModes: Filled<Games['prizeModes']>
  }
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

/** What it is called in a language (BCP 47). */
export const brandName = ({ name, names }: Pick<Brand, 'name' | 'names'>, tag: string): string => names?.[tag] ?? name

/** A text of the brand file: one for every language, or one per language (BCP 47). */
export type BrandText = Fixed<Text>
/** One of the product's tabs of the slots hall, or one of the brand's own: games that pass its filters. */
export type HallTab = WithIcons<Fixed<FileHallTab>>
export type OwnHallTab = Exclude<HallTab, string>
/** Public keys of a Firebase project; no secret is among them. */
export type FirebaseKeys = NonNullable<Brand['thirdParty']['firebase']>
export type Partner = Brand['footer']['partners'][number]
export type SlotOverride = Brand['slots'][string]

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
