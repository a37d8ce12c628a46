import type { ResolvedTheme } from '../../theme/resolve'
import { themeRules } from '../../theme/style'

let sheet: CSSStyleSheet | undefined

/** The variables of a theme over those that came with the page; undefined takes them away again. */
export function paintTheme(page: Document, theme: ResolvedTheme | undefined): void {
  // made by script: the page's policy is about style elements
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(theme === undefined ? '' : themeRules(theme))
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets.push(sheet)
}
