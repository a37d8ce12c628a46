import { contrast } from '../../theme/oklch'
import { contrastPairs, weakPairs } from '../../theme/contrastPairs'
import { deriveReadable, type DerivedTheme } from '../../theme/derive'
import { reach } from '../../theme/readable'
import type { ColourRole, Mode, ResolvedTheme } from '../../theme/resolve'
import { colourRoles } from '../../theme/resolve'
import { toneRoles } from '../../theme/tokens'
import type { BrandError } from './brandError'
import { readAsset } from './assets/readAsset'
import { readSvg } from './assets/svg'
import { errorAt, errorIn } from './errorPlace'
import type { ResolvedFolder } from './resolveFolder'

/** Below this a button of the colour can hardly be told from the page, whatever is written on it. */
export const leastFill = 1.25
/** WCAG 1.4.11 for pictures that mean something; logos are let off there, here they are warned of. */
const leastLogo = 3
const modes = ['light', 'dark'] as const satisfies readonly Mode[]

export interface ColourReport {
  readonly problems: readonly BrandError[]
  /** Pairs of text and background that were measured, in both themes. */
  readonly pairs: number
}

type Readable = Pick<DerivedTheme, Mode>

/** Brands of a group share their colours, and a base that is saved has all of its brands looked at. */
const derivedThemes = new Map<string, Readable>()
const mostDerived = 100

function derivedOf(theme: ResolvedTheme): Readable {
  const key = JSON.stringify(theme)
  const derived = derivedThemes.get(key) ?? deriveReadable(theme)
  // the most recently used stand last
  derivedThemes.delete(key)
  derivedThemes.set(key, derived)
  const [oldest] = derivedThemes.keys()
  if (derivedThemes.size > mostDerived && oldest !== undefined) derivedThemes.delete(oldest)
  return derived
}

/** Whether everything that the theme sets on one another can be read, in dark and in light. */
export function checkColours(resolved: ResolvedFolder): ColourReport {
  const derived = derivedOf(resolved.theme)
  return {
    pairs: 2 * contrastPairs.length,
    problems: [
      ...weak(resolved, derived),
      ...unreadable(resolved, derived),
      ...faint(resolved, derived),
      ...lostLogos(resolved, derived),
    ],
  }
}

function weak(resolved: ResolvedFolder, derived: Readable): readonly BrandError[] {
  return weakPairs(derived).map(({ foreground, background, ratio, found, mode }) =>
    atColour(resolved, roleOf(foreground), mode, {
      found: `${foreground} on ${background}: ${figure(found)} (${mode})`,
      allowed: `at least ${figure(ratio)}`,
      message: 'the text cannot be read on its background (WCAG AA)',
      hint: 'Choose colours that are further apart in lightness.',
    }),
  )
}

/** WCAG AA of a text. */
const leastText = 4.5

/** A text that could not be read is drawn in another colour: who wrote it is to know which. */
function unreadable(resolved: ResolvedFolder, derived: Readable): readonly BrandError[] {
  const { text, surface } = resolved.theme.colors
  return modes.flatMap((mode): readonly BrandError[] => {
    const { '--page': page = '', '--text': drawn = '' } = derived[mode]
    const found = contrast(text[mode], page)
    // one pair of colours for both themes is meant for one of them, and turned round in the other
    if (found >= leastText || contrast(text[mode], surface[mode]) >= leastText) return []
    return [
      atColour(resolved, 'text', mode, {
        found: `${text[mode]} on ${page}: ${figure(found)} (${mode})`,
        allowed: `at least ${figure(leastText)}`,
        message: `the text cannot be read on its surface, so pages write it in ${drawn}`,
        hint: `Write ${drawn}, or another colour that is further from the surface.`,
        severity: 'warning',
      }),
    ]
  })
}

const roleOf = (token: string): ColourRole =>
  colourRoles.find((role) => new RegExp(`^--(on-)?${role}(-|$)`).test(token)) ?? 'text'

/** Fills that the page swallows. What is written on them can be read, but that they are buttons cannot be seen. */
function faint(resolved: ResolvedFolder, derived: Readable): readonly BrandError[] {
  return modes.flatMap((mode) =>
    toneRoles.flatMap((role) => {
      const near = nearestVisible(resolved.theme, role, mode, derived)
      if (near === undefined) return []
      return atColour(resolved, role, mode, {
        found: `${resolved.theme.colors[role][mode]} on a ${mode} page`,
        allowed: `a colour that differs from the page, at least ${figure(leastFill)} to 1`,
        message: 'buttons in this colour vanish on the page',
        hint: `The nearest that does not: ${near}.`,
        severity: 'warning',
      })
    }),
  )
}

/** The nearest colour of the same hue that shows on the page; undefined where this one does. */
export function nearestVisible(
  theme: ResolvedTheme,
  role: ColourRole,
  mode: Mode,
  derived: Readable = deriveReadable(theme),
): string | undefined {
  const page = derived[mode]['--page'] ?? ''
  const fill = derived[mode][`--${role}`] ?? theme.colors[role][mode]
  if (contrast(fill, page) >= leastFill) return undefined
  return reach(theme.colors[role][mode], [page], leastFill, mode === 'dark' ? 'white' : 'black')
}

/** A dark logo on a dark page: none of its colours stands out. */
function lostLogos(resolved: ResolvedFolder, derived: Readable): readonly BrandError[] {
  const { logo, logoDark } = resolved.brand.assets
  const places = [
    { mode: 'light', key: 'logo', file: logo },
    { mode: 'dark', key: logoDark === undefined ? 'logo' : 'logoDark', file: logoDark ?? logo },
  ] as const
  return places.flatMap(({ mode, key, file }) => {
    const place = file === undefined ? undefined : resolved.assets.get(file)
    if (file === undefined || place === undefined || !file.endsWith('.svg')) return []
    const { size, bytes } = readAsset(resolved, place)
    if (size > 1_000_000) return []
    const { colours, ground } = readSvg(bytes?.toString('utf8') ?? '')
    const page = derived[mode]['--page'] ?? ''
    const best = Math.max(0, ...colours.map((colour) => contrast(colour, page)))
    if (colours.length === 0 || ground !== undefined || best >= leastLogo) return []
    return errorAt(resolved, ['assets', key], {
      found: `${file}: ${figure(best)} at best on the ${mode} page ${page}`,
      allowed: `a colour with at least ${figure(leastLogo)} to 1`,
      message: `the logo is hard to see in the ${mode} theme`,
      hint: mode === 'dark' ? 'Give assets.logoDark a light version of it.' : 'Give assets.logo a dark version of it.',
      severity: 'warning',
    })
  })
}

function atColour(
  resolved: ResolvedFolder,
  role: ColourRole,
  mode: Mode,
  facts: Parameters<typeof errorIn>[3],
): BrandError {
  const folder = resolved.chain.findLast(({ theme }) => theme.colors?.[role] !== undefined)
  const given = folder?.theme.colors?.[role]
  const path = typeof given === 'object' ? ['colors', role, mode] : ['colors', role]
  const { themeDocument, files } = folder ?? resolved.chain.at(-1) ?? {}
  const error = errorIn(resolved, themeDocument, path, facts)
  return themeDocument || !files ? error : { ...error, file: `${files.label}/theme.json` }
}

const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
