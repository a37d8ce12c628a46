import { atom, type Atom } from '../state/atoms'
import { assemble } from '../engine/assemble'
import type { SlotName } from '../engine/entry'
import type { Platform, Viewer } from '../engine/facts'
import { isModuleOn, readModules } from '../engine/readModules'
import { createRegistry, type Registry } from '../engine/registry'
import { type Item, slotNames } from '../engine/site'
import type { ModuleId } from '../lib/moduleIds'
import { languageAtom } from '../i18n/language'
import { sessionAtom } from '../session/session'
import { brandAtom } from './brand'
import { shownPermissionAtom } from './closed'
import { announcementsAtom, domainRouteAtom, vendorsAtom, whitelabelAtom } from './platformAnswers'
import { selectEqual } from './selectEqual'

/** Everything that features contribute; set once at boot by the app, which knows the features. */
export const registryAtom = atom<Registry>(createRegistry([]))

/**
 * The tree as last known: the edge's copy until the platform itself has answered, so that the first picture
 * already has the right parts.
 */
export const modulesAtom = atom((get) => readModules(get(treeAtom)).value)

/** Checked at boot by the same schema as the call's answer. */
export const inlinedTreeAtom = atom<Platform['whitelabel']>(undefined)

/** Where tree and viewer are read: platform and session, until the inspector puts atoms of its own over them. */
export const siteInputsAtom = atom<{ readonly tree: Atom<Platform['whitelabel']>; readonly viewer: Atom<Viewer> }>({
  tree: atom((get) => get(whitelabelAtom) ?? get(inlinedTreeAtom)),
  viewer: atom((get) => {
    const session = get(sessionAtom)
    const language = get(languageAtom).tag
    return session.state === 'signed-in'
      ? { isAgent: session.isAgent, clubLabel: session.clubLabel, hasUpline: session.hasUpline, language }
      : { isAgent: undefined, clubLabel: undefined, language }
  }),
})

const treeAtom = selectEqual(
  atom((get) => get(get(siteInputsAtom).tree)),
  (tree) => tree ?? [],
)

export const isOnAtom = atom((get) => {
  const modules = get(modulesAtom)
  return (id: ModuleId) => isModuleOn(modules, id)
})

export const viewerAtom = atom((get) => get(get(siteInputsAtom).viewer))

export const platformAtom = atom<Platform>((get) => {
  const permission = get(shownPermissionAtom)
  const whitelabel = get(get(siteInputsAtom).tree)
  const vendors = get(vendorsAtom).data
  const resources = get(domainRouteAtom).data?.resources
  const announcements = get(announcementsAtom).data
  return {
    ...(permission && { permission }),
    ...(whitelabel && { whitelabel }),
    ...(vendors && { vendors }),
    ...(resources && { resources }),
    ...(announcements && {
      content: {
        notices: announcements.player.length + (announcements.headline?.length ?? 0),
        banners: announcements.banners.length,
        promotions: announcements.promotion.length,
      },
    }),
  }
})

/** Whether the module tree has come: until then no module is on. Read apart, since each answer makes the platform anew. */
export const isTreeKnownAtom = atom((get) => get(platformAtom).whitelabel !== undefined)

/** What is shown: the only place that decides it is the engine. */
export const siteAtom = atom((get) => assemble(get(registryAtom), get(brandAtom), get(platformAtom), get(viewerAtom)))

export const gateAtom = selectEqual(siteAtom, ({ gate }) => gate)

type SlotAtoms = { readonly [S in SlotName]: Atom<readonly Item<S>[]> }

/** Each slot by itself: who draws one is not drawn again for another's sake. */
export const slotAtoms = Object.fromEntries(
  slotNames.map((slot) => [slot, selectEqual(siteAtom, ({ slots }) => slots[slot])]),
) as SlotAtoms

/** Whether the site offers registration: it has a way to register. */
export const canRegisterAtom = atom((get) => get(slotAtoms['register.tab']).length > 0)

/** Demo accounts: the merchant has them, and the site lets them in. */
export const offersFreePlayAtom = atom((get) => get(isOnAtom)('FREEPLAY3') && get(brandAtom).access.side !== 'agent')
