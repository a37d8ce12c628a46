import { languageOf } from '../../../src/i18n/languages'
import type { Answers } from './answers'
import { drawArt } from './art'

export interface FolderInput {
  readonly answers: Answers
  /** Values that the base brand gives: not written, so that a change of the base is a change here. */
  readonly inherited?: ReadonlySet<keyof Answers>
  /** What the base brand says of who it is. */
  readonly base?: BaseIdentity
  /** From the folder to schemas/, with slashes: ../../schemas */
  readonly schemas: string
  /** Texts of the product in the default language: one of them is the example. */
  readonly messages: Readonly<Record<string, string>>
}

export interface BaseIdentity {
  /** The new brand has the base's terms, as one of the same company. */
  readonly givesTerms: boolean
  /** The base has partners in its footer that are not the new brand's. */
  readonly keepsPartners: boolean
}

/** Path in the new folder → text. Pure: the same answers give the same files. */
export function folderFiles({
  answers,
  schemas,
  messages,
  inherited = new Set(),
  base,
}: FolderInput): ReadonlyMap<string, string> {
  const art = drawArt(answers.name, answers.accent)
  const first = answers.languages[0] ?? 'en'
  return new Map([
    ['brand.json', brandFile(answers, schemas, inherited, base)],
    ['theme.json', themeFile(answers, schemas)],
    [`locales/${first}.json`, localeFile(first, messages, schemas)],
    ['assets/logo.svg', art.logo],
    ['assets/logo-dark.svg', art.logoDark],
    ['assets/icon.svg', art.icon],
    ['assets/hero.svg', art.hero],
  ])
}

const json = (value: unknown) => JSON.stringify(value)
const jsonList = (values: readonly string[]) => `[${values.map(json).join(', ')}]`

function brandFile(
  answers: Answers,
  schemas: string,
  inherited: ReadonlySet<keyof Answers>,
  base: BaseIdentity | undefined,
): string {
  const own = (key: keyof Answers, lines: string) => (inherited.has(key) ? '' : lines)
  const { id, name, domains, merchant, platform, languages, theme, header, hero, card, loginRequired } = answers
  return `{
  // Comments like this one are allowed. Editors that know "$schema" complete and describe every key.
  "$schema": ${json(`${schemas}/editor/brand.schema.json`)},
${
  answers.extends === undefined
    ? ''
    : `
  // Values that are not said here come from this brand.
  "extends": ${json(answers.extends)},
`
}
  "name": ${json(name)},
  // One sentence for search engines and the browser's title, one per language.
  // "tagline": { ${languages.map((tag) => `${json(tag)}: "…"`).join(', ')} },

  // Host names that lead here, each exactly. ${id}.localhost always does, without being listed.
  "domains": ${jsonList(domains)},

  // The code that the platform knows this brand by.
  "merchant": ${json(merchant)},
${own(
  'platform',
  `  // "sandbox" is the platform that comes with the product. A real one: its address, such as "https://api.merchant.example".
  // What differs between test and production stays out of this file: see "npm run brand -- help".
  "platform": { "url": ${json(platform)} },
`,
)}
${own(
  'languages',
  `  // The default greets a first visit; the list is the menu, in its order.
  "languages": { "default": ${json(languages[0])}, "supported": ${jsonList(languages)} },
`,
)}${own(
    'theme',
    `  // "followSystem": true takes a visitor's own setting, dark or light, on the first visit.
  "theme": { "default": ${json(theme)} },
`,
  )}
${own(
  'header',
  `  // header: rail (down the left side), mega (wide, categories unfold), centered (mark in the middle, tabs)
  // hero: full, split or framed; card: cover, wide or tile
  "layout": { "header": ${json(header)}, "hero": ${json(hero)}, "card": ${json(card)} },
`,
)}${loginRequired ? '\n  // Visitors are asked to sign in before they see anything.\n  "access": { "loginRequired": true },\n' : ''}
  // What the site shows, by place. "npm run brand -- explain ${id}" lists every place with its entries.
  // "order" puts some first, "hide" takes some away, "entries" renames them, "links" adds your own.
  "slots": {
    "header.category": {
      // "hide": ["fish"],
      // "entries": { "rng": { "label": { "en": "Reels" }, "icon": "sparkles" } },
      ${answers.extends === undefined ? '' : '// '}"order": ["live", "rng", "sports"]
    }
  },

  // Files of the folder assets/. These were drawn for a start: replace them with your own.
  "assets": {
    "logo": "logo.svg", // on light pages; transparent
    "logoDark": "logo-dark.svg", // on dark pages; transparent
    "icon": "icon.svg", // square, its mark in the middle
    "hero": "hero.svg" // behind the banner of home
  },

  // What a new account agrees to: articles of the platform's help centre, or addresses of your own. Pages of your own,
  // pages/terms.${languages[0] ?? 'en'}.md and pages/privacy.${languages[0] ?? 'en'}.md, come before them: take this line out then.
  ${base?.givesTerms === true ? '// ' : ''}"help": { "terms": "/helpmc?article=terms", "privacy": "/helpmc?article=privacy" },

  "footer": {
    // "licence": { "en": "Licensed by …" },
    // "partners": [{ "name": "Glacierpay", "group": "payments" }],${base?.keepsPartners === true ? '\n    "partners": [],' : ''}
    "copyright": { ${languages.map((tag) => `${json(tag)}: ${json(`© ${name}`)}`).join(', ')} }
  }
}
`.replace(/\n{3,}/g, '\n\n')
}

function themeFile({ accent, extends: base }: Answers, schemas: string): string {
  const own = base === undefined ? '' : '// '
  return `{
  "$schema": ${json(`${schemas}/editor/theme.schema.json`)},

  // Everything else is derived from these, and every text is readable on its background (WCAG AA), in dark and light.
  "colors": {
    // Buttons, links, what is active. One colour for both themes, or one each: { "light": "#…", "dark": "#…" }
    // "accent2": "#f2c14e",
    // "surface": { "light": "#f6f6f8", "dark": "#14151a" },
    // "text": { "light": "#17181c", "dark": "#f1f1f4" },
    "accent": ${json(accent)}
  },

  // Corners of a card in pixels, 0 to 24.
  ${own}"radius": 12,
  // compact, cosy or airy
  ${own}"density": "cosy",
  // Behind banners and empty pages: glow, paper or dune
  ${own}"imagery": "glow"
}
`
}

/** A text that every site shows, as the product has it: an example, to be changed. */
const exampleKey = 'auth.logIn'

function localeFile(tag: string, messages: Readonly<Record<string, string>>, schemas: string): string {
  const language = languageOf(tag)?.name ?? tag
  const text = Object.hasOwn(messages, exampleKey) ? messages[exampleKey] : undefined
  return `{
  "$schema": ${json(`../${schemas}/editor/locale.schema.json`)},

  // Texts of the product that this brand says differently in ${language}. What is not here stays as the product has it.
  // Keep what stands in {{braces}}: the product fills it in.
  // ${json(exampleKey)}: ${json(text ?? '…')}
}
`
}
