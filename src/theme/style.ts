import { deriveTheme } from './derive'
import { fontFaces, type MetricsByFile } from './fontFaces'
import type { ResolvedTheme } from './resolve'
import { hanTokens, largeTextTokens, phoneTokens, uprightTokens } from './shared'
import type { Tokens } from './tokens'

/** Below this width in CSS pixels is a phone; the same as the kit's tablet breakpoint. */
const phoneQuery = '(max-width: 43.74em)'
/** The same as the kit's `largeText`. */
const largeTextQuery = '(max-width: 18em)'

const squareScripts = ['zh', 'ja']
const uprightScripts = [...squareScripts, ...'ko ar fa ur th km lo my hi ne bn ta te'.split(' ')]

/**
 * The theme as CSS text: variables of both themes, switched by `data-theme` on <html>, and the brand's typefaces.
 * @param fontBase URL prefix of the brand's files, ending in a slash
 * @param metrics figures of font files by file name, for a fallback of the same measure
 */
export function themeStyle(theme: ResolvedTheme, fontBase: string, metrics: MetricsByFile = {}): string {
  return `${fontFaces(theme, fontBase, metrics)}${themeRules(theme)}html{background-color:var(--page);color:var(--text)}`
}

/** The variables of both themes as CSS text. */
export function themeRules(theme: ResolvedTheme): string {
  const { shared, light, dark } = deriveTheme(theme)
  return [
    rule(':root', shared),
    `@media ${phoneQuery}{${rule(':root', phoneTokens())}}`,
    `@media ${largeTextQuery}{${rule(':root', largeTextTokens)}}`,
    rule(inLanguages(squareScripts), hanTokens(theme)),
    rule(inLanguages(uprightScripts), { ...uprightTokens, 'font-synthesis-style': 'none' }),
    rule('html[data-theme=light]', { 'color-scheme': 'light', ...light }),
    rule('html[data-theme=dark]', { 'color-scheme': 'dark', ...dark }),
  ].join('')
}

const inLanguages = (tags: readonly string[]) => `html:is(${tags.map((tag) => `:lang(${tag})`).join()})`

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
