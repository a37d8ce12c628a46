import { showTheme } from '../src/theme/mode'
import type { Surroundings } from './globals'

const styleId = 'brand-theme'

/**
 * Makes the page the brand's: its variables and typefaces, theme, language and direction. A page of documentation holds
 * several stories and is in English itself: there each story carries its own language.
 */
export function surround({ brand, theme, language, dir }: Surroundings, inDocs: boolean): void {
  const root = document.documentElement
  root.lang = inDocs ? 'en' : language.tag
  root.dir = inDocs ? 'ltr' : dir
  const known = document.getElementById(styleId)
  const style = known ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: styleId }))
  if (style.dataset['brand'] !== brand.id) {
    style.textContent = brand.style
    style.dataset['brand'] = brand.id
  }
  if (root.dataset['theme'] !== theme || !known) showTheme(document, theme)
}
