import { languageOf, type Language } from '../src/i18n/languages'
import type { Mode } from '../src/theme/resolve'
import { type ShownBrand, shownBrand } from './brands'

/** What the toolbar says, narrowed. Addresses carry it too: `&globals=brand:jade;theme:light;language:ar`. */
export interface Surroundings {
  readonly brand: ShownBrand
  readonly theme: Mode
  readonly language: Language
  readonly dir: 'ltr' | 'rtl'
}

export const shownLanguages = ['en', 'zh-CN', 'ar'] as const

export function readGlobals(globals: Readonly<Record<string, unknown>>): Surroundings {
  const brand = shownBrand(globals['brand'])
  const tag = globals['language'] === 'brand' ? brand.brand.languages.default : globals['language']
  const language = languageOf(typeof tag === 'string' ? tag : 'en') ?? languageOf('en')
  if (!language) throw new Error('English is missing from the table of languages')
  const { direction, theme } = globals
  return {
    brand,
    theme: theme === 'light' ? 'light' : 'dark',
    language,
    dir: direction === 'ltr' || direction === 'rtl' ? direction : language.dir,
  }
}
