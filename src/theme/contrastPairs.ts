import { luminanceOf, ratioOf } from './oklch'
import type { DerivedTheme } from './derive'
import type { Mode } from './resolve'
import { type Tokens, toneRoles } from './tokens'

/** A foreground and a background that the kit puts together, and the ratio that WCAG AA asks of them. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  readonly ratio: number
}

const grounds = ['--page', '--surface-1', '--surface-2', '--surface-sunken', '--surface-hover'] as const

/** Of bands that are dark in both themes, with the texts in light ink on them (app/layout/inkScope.ts). */
const bands = ['--accent-900', '--accent-950'] as const
const inks = ['--accent-50', '--accent-200', '--success-on-ink', '--warning-on-ink', '--danger-on-ink'] as const

/** Every pair that the tokens promise. */
export const contrastPairs: readonly ContrastPair[] = [
  ...['--text', '--text-muted', '--text-subtle', ...toneRoles.map((tone) => `--${tone}-text`)].flatMap((foreground) =>
    grounds.map((background) => ({ foreground, background, ratio: 4.5 })),
  ),
  ...toneRoles.flatMap((tone) => [
    { foreground: `--on-${tone}`, background: `--${tone}`, ratio: 4.5 },
    { foreground: `--on-${tone}`, background: `--${tone}-hover`, ratio: 4.5 },
    { foreground: `--on-${tone}`, background: `--${tone}-press`, ratio: 4.5 },
    { foreground: `--${tone}-text`, background: `--${tone}-soft`, ratio: 4.5 },
    { foreground: '--text', background: `--${tone}-soft`, ratio: 4.5 },
  ]),
  ...inks.flatMap((foreground) => bands.map((background) => ({ foreground, background, ratio: 4.5 }))),
  ...grounds.slice(0, 4).flatMap((background) => [
    { foreground: '--line-strong', background, ratio: 3 },
    { foreground: '--focus', background, ratio: 3 },
  ]),
]

export interface WeakPair extends ContrastPair {
  readonly mode: Mode
  /** The ratio found. */
  readonly found: number
}

/** Pairs that miss their ratio, in either theme. */
export function weakPairs(theme: Pick<DerivedTheme, Mode>): readonly WeakPair[] {
  const weak = (mode: Mode, tokens: Tokens) => {
    const luminances = new Map<string, number | undefined>()
    const luminance = (token: string) => {
      if (!luminances.has(token)) {
        const colour = tokens[token]
        luminances.set(token, colour === undefined ? undefined : luminanceOf(colour))
      }
      return luminances.get(token)
    }
    return contrastPairs.flatMap((pair) => {
      const [foreground, background] = [luminance(pair.foreground), luminance(pair.background)]
      const found = foreground === undefined || background === undefined ? 0 : ratioOf(foreground, background)
      return found >= pair.ratio ? [] : [{ ...pair, mode, found }]
    })
  }
  return [...weak('light', theme.light), ...weak('dark', theme.dark)]
}
