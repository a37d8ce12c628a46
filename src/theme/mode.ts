import { atom } from '../state/atoms'
import { oneOf, storageKey } from '../lib/safeStorage'
import type { Mode } from './resolve'

/** What a visitor may choose: one of the two themes, or whatever the system has. */
export type ThemeMode = Mode | 'system'
export const themeModes = ['light', 'dark', 'system'] as const satisfies readonly ThemeMode[]

/** The visitor's choice. The page's first script reads the same key, so that the first paint is already right. */
export const themeKey = storageKey('localStorage', 'marquee.theme', oneOf('light', 'dark', 'system'))

const chosen = atom<ThemeMode | undefined>(themeKey.read())

/** The visitor's choice, kept; undefined while they have made none and the brand decides. */
export const themeModeAtom = atom(
  (get) => get(chosen),
  (_get, set, mode: ThemeMode) => {
    themeKey.write(mode)
    set(chosen, mode)
  },
)

/** What the edge knows of the choice, which it can neither read where it is kept nor keep. */
export const knownThemeModeAtom = atom(null, (_get, set, mode: ThemeMode | undefined) => set(chosen, mode))

const darkQuery = '(prefers-color-scheme: dark)'

/** Whether the system asks for dark, followed while somebody listens. */
export const systemDarkAtom = atom(typeof matchMedia === 'function' && matchMedia(darkQuery).matches)
systemDarkAtom.onMount = (set) => {
  const list = matchMedia(darkQuery)
  const update = () => set(list.matches)
  update()
  list.addEventListener('change', update)
  return () => list.removeEventListener('change', update)
}

/** The theme that a choice means. */
export const themeOf = (mode: ThemeMode, systemDark: boolean): Mode =>
  mode === 'system' ? (systemDark ? 'dark' : 'light') : mode

/**
 * Switches the variables, and tells the browser for its own parts: scroll bars, form controls, the address bar. The
 * edge's page comes in the right theme already; reading a style there would force a layout of everything.
 */
export function showTheme(page: Document, theme: Mode): void {
  const root = page.documentElement
  if (
    root.dataset['theme'] === theme &&
    page.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content === theme
  )
    return
  root.dataset['theme'] = theme
  meta(page, 'color-scheme').content = theme
  meta(page, 'theme-color').content = getComputedStyle(root).getPropertyValue('--page').trim()
}

function meta(page: Document, name: string): HTMLMetaElement {
  const known = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (known) return known
  const added = page.createElement('meta')
  added.name = name
  page.head.append(added)
  return added
}
