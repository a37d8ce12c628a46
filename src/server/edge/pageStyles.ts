import { deriveTheme } from '../../theme/derive'
import { seldomStyle } from '../../theme/seldom'
import { themeStyle } from '../../theme/style'
import type { LoadedBrand } from '../brands/loadedBrand'
import { shellStyle } from './shellStyle'
import { standInStyle } from './standInStyle'
import { startTroubleStyle } from './startTrouble'

export interface PageStyles {
  /** Theme variables, typefaces and the shell's styles, ready to stand in a style element. */
  readonly styles: string
  /** Colour of the page, for the browser's own parts. */
  readonly page: { readonly light: string; readonly dark: string }
  /** Its accent, for what is drawn outside of a page. */
  readonly accent: { readonly light: string; readonly dark: string }
}

const made = new WeakMap<LoadedBrand, Promise<PageStyles>>()

/** The same for every page of one version of a brand, so derived once. */
export function pageStyles(loaded: LoadedBrand, assetBase: string): Promise<PageStyles> {
  const known = made.get(loaded)
  if (known) return known
  const making = makeStyles(loaded, assetBase)
  made.set(loaded, making)
  making.catch(() => made.delete(loaded))
  return making
}

async function makeStyles({ brand, theme, files }: LoadedBrand, assetBase: string): Promise<PageStyles> {
  const { light, dark } = deriveTheme(theme)
  const styles =
    themeStyle(theme, assetBase, await files.fontFigures()) +
    shellStyle(brand, assetBase) +
    standInStyle +
    seldomStyle +
    startTroubleStyle
  return {
    styles: styles.replaceAll('</', '<\\/'),
    page: { light: light['--page'] ?? '', dark: dark['--page'] ?? '' },
    accent: { light: light['--accent'] ?? '', dark: dark['--accent'] ?? '' },
  }
}
