import type { Colour, DisplayFont, Font, ThemeFile } from '../contract/theme'

export const colourRoles = ['accent', 'accent2', 'surface', 'text', 'success', 'warning', 'danger'] as const
export type ColourRole = (typeof colourRoles)[number]
export type Mode = 'light' | 'dark'
export type Density = 'compact' | 'cosy' | 'airy'
export type Imagery = 'glow' | 'paper' | 'dune'

/** A theme file with every default filled in. */
export interface ResolvedTheme {
  readonly colors: Readonly<Record<ColourRole, Readonly<Record<Mode, string>>>>
  /** Corner of a card in CSS pixels. */
  readonly radius: number
  readonly density: Density
  readonly fonts: { readonly display: DisplayFont; readonly text: Font }
  readonly imagery: Imagery
}

const systemFont: Font = {
  family: 'system-ui',
  fallback: "'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', Arial, sans-serif",
}

export const themeDefaults: ResolvedTheme = {
  colors: {
    accent: { light: '#3a4fd6', dark: '#7c8cff' },
    accent2: { light: '#b7791f', dark: '#f2c14e' },
    surface: { light: '#f6f6f8', dark: '#14151a' },
    text: { light: '#17181c', dark: '#f1f1f4' },
    success: { light: '#187a4b', dark: '#3ccf8e' },
    warning: { light: '#b26a00', dark: '#f5b544' },
    danger: { light: '#c62f3b', dark: '#ff6b75' },
  },
  radius: 12,
  density: 'cosy',
  fonts: { display: systemFont, text: systemFont },
  imagery: 'glow',
}

const bothModes = (colour: Colour): Record<Mode, string> =>
  typeof colour === 'string' ? { light: colour, dark: colour } : { light: colour.light, dark: colour.dark }

/** Product defaults under the given theme files, later ones over earlier ones, key by key. */
export function resolveTheme(...files: readonly ThemeFile[]): ResolvedTheme {
  return files.reduce<ResolvedTheme>((base, file) => {
    const colors = { ...base.colors }
    for (const role of colourRoles) {
      const given = file.colors?.[role]
      if (given !== undefined) colors[role] = bothModes(given)
    }
    return {
      colors,
      radius: file.radius ?? base.radius,
      density: file.density ?? base.density,
      fonts: { display: file.fonts?.display ?? base.fonts.display, text: file.fonts?.text ?? base.fonts.text },
      imagery: file.imagery ?? base.imagery,
    }
  }, themeDefaults)
}
