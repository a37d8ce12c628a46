import { atom } from '../../state/atoms'
import type { BootData } from '../../engine/boot'
import type { Brand } from '../../engine/brand'
import { type ResolvedTheme, resolveTheme } from '../../theme/resolve'
import { bootAtom, brandAtom } from '../../site/brand'
import { leftOutOf } from '../../lib/readModuleTree'
import { whitelabelAtom } from '../../site/platformAnswers'
import { inlinedTreeAtom, platformAtom, registryAtom, siteAtom, viewerAtom } from '../../site/site'
import { type KeptChanges, withChanges } from './keptChanges'
import { changedTextsAtom } from './textChanges'
import { brandFragment, themeFragment } from './model/fragment'
import { slotRows } from './model/rows'
import type { ModuleSwitches, ViewerChoice } from './model/tell'

const bootAsSent = atom<BootData | undefined>(undefined)

/** The page as the edge sent it: what changes are measured against, and what a reset goes back to. */
export const servedAtom = atom(
  (get) => get(bootAsSent) ?? get(bootAtom),
  (_get, set, boot: BootData) => set(bootAsSent, boot),
)

export const moduleSwitchesAtom = atom<ModuleSwitches>({})

/** Modules of the platform's tree that could not be read. */
export const leftOutAtom = atom((get) => leftOutOf(get(whitelabelAtom) ?? get(inlinedTreeAtom) ?? []))

const realViewer: ViewerChoice = { role: 'real', clubLabel: '' }
export const viewerChoiceAtom = atom<ViewerChoice>(realViewer)

export const servedThemeAtom = atom((get) => resolveTheme(get(servedAtom).inspection?.theme ?? {}))
const changedTheme = atom<ResolvedTheme | undefined>(undefined)

export const themeAtom = atom(
  (get) => get(changedTheme) ?? get(servedThemeAtom),
  (_get, set, theme: ResolvedTheme) => set(changedTheme, theme),
)

/** Undefined while the theme is as it was sent: the page's own styles are enough. */
export const themeInForceAtom = atom((get) => (get(themeChangeAtom) === undefined ? undefined : get(themeAtom)))

/** The site reads the changed brand as it read the one that was sent. */
export const changeBrandAtom = atom(null, (get, set, change: (brand: Brand) => Brand) => {
  const boot = get(bootAtom)
  set(bootAtom, { ...boot, brand: change(boot.brand) })
})

export const rowsAtom = atom((get) => {
  const { brand: served, inspection } = get(servedAtom)
  return slotRows({
    registry: get(registryAtom),
    brand: get(brandAtom),
    platform: get(platformAtom),
    viewer: get(viewerAtom),
    site: get(siteAtom),
    served,
    ...(inspection && { sources: inspection.sources }),
  })
})

export const brandChangeAtom = atom((get) => brandFragment(get(servedAtom).brand, get(brandAtom)))
export const themeChangeAtom = atom((get) => themeFragment(get(servedThemeAtom), get(themeAtom)))

/** All that was changed, to be found again after a reload; undefined where nothing was. */
export const changesAtom = atom((get) => {
  const texts = get(changedTextsAtom)
  const changes = {
    brand: get(brandChangeAtom),
    theme: get(themeChangeAtom),
    modules: get(moduleSwitchesAtom),
    viewer: get(viewerChoiceAtom),
    texts: Object.keys(texts).length > 0 ? texts : undefined,
  }
  const isChanged =
    changes.brand !== undefined ||
    changes.theme !== undefined ||
    changes.texts !== undefined ||
    Object.keys(changes.modules).length > 0 ||
    changes.viewer.role !== realViewer.role ||
    changes.viewer.clubLabel !== realViewer.clubLabel
  return isChanged ? changes : undefined
})

/** Makes changes of before again, over the page as it was sent now. */
export const restoreAtom = atom(null, (get, set, { brand, theme, modules, viewer, texts = {} }: KeptChanges) => {
  const served = get(servedAtom)
  set(bootAtom, { ...served, brand: withChanges(served.brand, brand) })
  if (theme) set(changedTheme, resolveTheme(served.inspection?.theme ?? {}, theme))
  set(moduleSwitchesAtom, modules)
  set(viewerChoiceAtom, viewer)
  set(changedTextsAtom, texts)
})

/** The site as it was sent. */
export const resetAtom = atom(null, (get, set) => {
  set(bootAtom, get(servedAtom))
  set(changedTheme, undefined)
  set(moduleSwitchesAtom, {})
  set(viewerChoiceAtom, realViewer)
  set(changedTextsAtom, {})
})
