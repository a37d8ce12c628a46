import { deriveTheme } from './derive'
import { fontFaces, type FontFigures, noFigures } from './fontFaces'
import { lackingLanguages } from './ownLetters'
import type { ResolvedTheme } from './resolve'
import { arabicTokens, hanTokens, largeTextTokens, phoneTokens, plainWords, uprightTokens } from './shared'
import type { Tokens } from './tokens'

/** Below this width in CSS pixels is a phone; the same as the kit's tablet breakpoint. */
const phoneQuery = '(max-width: 43.74em)'
/** The same as the kit's `largeText`. */
const largeTextQuery = '(max-width: 18em)'

const squareScripts = ['zh', 'ja']
const arabicScripts = ['ar', 'fa', 'ur']
const uprightScripts = [...squareScripts, ...arabicScripts, ...'ko th km lo my hi ne bn ta te'.split(' ')]

/**
 * The theme as CSS text: variables of both themes, switched by `data-theme` on <html>, and the brand's typefaces.
 * @param fontBase URL prefix of the brand's files, ending in a slash
 * @param figures of font files, for a fallback of the same measure and for languages whose letters they lack
 */
export function themeStyle(theme: ResolvedTheme, fontBase: string, figures: FontFigures = noFigures): string {
  return `${fontFaces(theme, fontBase, figures.metrics)}${themeRules(theme)}${plainRules(theme, figures)}html{background-color:var(--page);color:var(--text)}`
}

/** The variables of both themes as CSS text. */
export function themeRules(theme: ResolvedTheme): string {
  const { shared, light, dark } = deriveTheme(theme)
  return [
    rule(':root', shared),
    `@media ${phoneQuery}{${rule(':root', phoneTokens())}}`,
    `@media ${largeTextQuery}{${rule(':root', largeTextTokens)}}`,
    rule(inLanguages(squareScripts), hanTokens(theme)),
    rule(inLanguages(arabicScripts), arabicTokens),
    rule(inLanguages(uprightScripts), { ...uprightTokens, 'font-synthesis-style': 'none' }),
    rule('html[data-theme=light]', { 'color-scheme': 'light', ...light }),
    rule('html[data-theme=dark]', { 'color-scheme': 'dark', ...dark }),
  ].join('')
}

/** Pages in languages whose words the brand's typeface cannot set whole have the visitor's own. */
function plainRules(theme: ResolvedTheme, figures: FontFigures): string {
  const { fonts } = theme
  return (['display', 'text'] as const)
    .map((role) => {
      const tags = lackingLanguages(fonts[role], figures)
      return tags.length === 0
        ? ''
        : rule(inLanguages(tags), {
            [`--font-${role}`]: `system-ui, ${fonts[role].fallback}`,
            ...(role === 'display' && plainWords),
          })
    })
    .join('')
}

const inLanguages = (tags: readonly string[]) => `html:is(${tags.map((tag) => `:lang(${tag})`).join()})`

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
