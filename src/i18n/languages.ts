/** The languages of the product: BCP 47 inside, the platform's code at the border (spec §1). */
export interface Language {
  readonly tag: string
  /** What the platform calls it, in the header `Language` and in launch requests. */
  readonly platformCode: string
  readonly dir: 'ltr' | 'rtl'
  /** The language's own name, as the menu shows it. */
  readonly name: string
}

const row = (platformCode: string, tag: string, name: string, dir: 'ltr' | 'rtl' = 'ltr'): Language => ({
  tag,
  platformCode,
  dir,
  name,
})

export const languages: readonly Language[] = [
  row('CN', 'zh-CN', '简体中文'),
  row('TW', 'zh-TW', '繁體中文'),
  row('EN', 'en', 'English'),
  row('ES', 'es', 'Español'),
  row('HI', 'hi', 'हिन्दी'),
  row('ID', 'id', 'Bahasa Indonesia'),
  row('JA', 'ja', '日本語'),
  row('KM', 'km', 'ភាសាខ្មែរ'),
  row('KO', 'ko', '한국어'),
  row('MS', 'ms', 'Bahasa Melayu'),
  row('MY', 'my', 'မြန်မာ'),
  row('PT', 'pt', 'Português'),
  row('TA', 'ta', 'தமிழ்'),
  row('TH', 'th', 'ไทย'),
  row('TL', 'tl', 'Tagalog'),
  row('UR', 'ur', 'اردو', 'rtl'),
  row('TR', 'tr', 'Türkçe'),
  row('BN', 'bn', 'বাংলা'),
  row('AR', 'ar', 'العربية', 'rtl'),
  row('FA', 'fa', 'فارسی', 'rtl'),
  row('RU', 'ru', 'Русский'),
  row('KK', 'kk', 'Қазақша'),
  row('UZ', 'uz', 'Oʻzbekcha'),
  row('LO', 'lo', 'ລາວ'),
  row('NE', 'ne', 'नेपाली'),
  row('FR', 'fr', 'Français'),
  row('TE', 'te', 'తెలుగు'),
  row('SW', 'sw', 'Kiswahili'),
  row('VI', 'vi', 'Tiếng Việt'),
]

const byTag = new Map(languages.map((language) => [language.tag, language]))
const byPlatformCode = new Map(languages.map((language) => [language.platformCode, language]))

export const languageOf = (tag: string): Language | undefined => byTag.get(tag)
export const languageOfPlatformCode = (code: string): Language | undefined => byPlatformCode.get(code)

/**
 * The language of a visit: the stored choice where the brand supports it, else the brand's default. `hisLang`
 * holds a platform code (spec §1); tags are understood too, since earlier builds of brands stored them.
 */
export function chooseLanguage(
  stored: string | null,
  brand: { readonly default: string; readonly supported: readonly string[] },
): Language {
  const wanted = stored === null ? undefined : (languageOfPlatformCode(stored) ?? languageOf(stored))
  if (wanted && brand.supported.includes(wanted.tag)) return wanted
  const own = languageOf(brand.default)
  if (!own)
    throw new Error(`default language "${brand.default}" is not one of ${languages.map((l) => l.tag).join(', ')}`)
  return own
}
