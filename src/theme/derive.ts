import { backdropOf, softBackdropOf } from './backdrop'
import { blend } from './oklch'
import { fillOf, reach } from './readable'
import { rampOf } from './ramp'
import type { Mode, ResolvedTheme } from './resolve'
import { shadowsOf } from './shadows'
import { sharedTokens } from './shared'
import { type Surfaces, surfacesOf } from './surfaces'
import { type Tokens, toneRoles } from './tokens'

export interface DerivedTheme {
  /** The same in both themes: sizes, corners, motion, typefaces. */
  readonly shared: Tokens
  readonly light: Tokens
  readonly dark: Tokens
}

/** Everything that a page draws with, out of a brand's few tokens. Every text pair promised reaches WCAG AA. */
export function deriveTheme(theme: ResolvedTheme): DerivedTheme {
  return { shared: sharedTokens(theme), light: modeTokens(theme, 'light'), dark: modeTokens(theme, 'dark') }
}

/** The part of it that texts and fills are drawn with, and whether they can be read is decided by. */
export const deriveReadable = (theme: ResolvedTheme): Pick<DerivedTheme, Mode> => ({
  light: readableTokens(theme, 'light').tokens,
  dark: readableTokens(theme, 'dark').tokens,
})

function readableTokens({ colors }: ResolvedTheme, mode: Mode): { surfaces: Surfaces; tokens: Tokens } {
  const surfaces = surfacesOf(colors.surface[mode], colors.text[mode], colors.accent[mode], mode)
  const towards = mode === 'dark' ? 'white' : 'black'
  const tokens: Record<string, string> = {
    '--page': surfaces.page,
    '--surface-1': surfaces.card,
    '--surface-2': surfaces.popover,
    '--surface-sunken': surfaces.sunken,
    '--surface-hover': surfaces.hover,
    '--line': surfaces.line,
    '--line-strong': surfaces.lineStrong,
    '--text': surfaces.text,
    '--text-muted': surfaces.muted,
    '--text-subtle': surfaces.subtle,
    '--skeleton': surfaces.skeleton,
  }
  for (const tone of toneRoles) {
    const colour = colors[tone][mode]
    const { fill, hover, press, on } = fillOf(colour)
    const soft = blend(surfaces.card, colour, mode === 'dark' ? 0.17 : 0.12)
    const grounds = [surfaces.page, surfaces.card, surfaces.popover, surfaces.sunken, surfaces.hover, soft]
    tokens[`--${tone}`] = fill
    tokens[`--${tone}-hover`] = hover
    tokens[`--${tone}-press`] = press
    tokens[`--on-${tone}`] = on
    tokens[`--${tone}-text`] = reach(colour, grounds, 4.5, towards)
    tokens[`--${tone}-soft`] = soft
  }
  tokens['--focus'] = tokens['--accent-text'] ?? surfaces.text
  for (const tone of ['accent', 'accent2'] as const)
    for (const { step, hex } of rampOf(colors[tone][mode])) tokens[`--${tone}-${step}`] = hex
  // bands in the deepest shades of the accent are dark in both themes
  const bands = ['--accent-900', '--accent-950'].flatMap((step) => tokens[step] ?? [])
  for (const tone of ['success', 'warning', 'danger'] as const)
    tokens[`--${tone}-on-ink`] = reach(colors[tone][mode], bands, 4.5, 'white')
  return { surfaces, tokens }
}

function modeTokens(theme: ResolvedTheme, mode: Mode): Tokens {
  const { colors } = theme
  const { surfaces, tokens } = readableTokens(theme, mode)
  return {
    ...tokens,
    ...shadowsOf(surfaces, mode),
    '--backdrop': backdropOf(theme.imagery, surfaces, colors.accent[mode], colors.accent2[mode], mode),
    '--backdrop-soft': softBackdropOf(theme.imagery, surfaces, colors.accent[mode], colors.accent2[mode], mode),
  }
}
