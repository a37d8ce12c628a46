import type { createStore } from '../state/atoms'
import { languageAtom } from '../i18n/language'
import { isFirstSection } from '../site/firstSections'
import { modals, paths } from '../site/paths'
import { registryAtom, siteAtom } from '../site/site'
import { prepareItem } from '../site/Slot'
import { findPage } from './layout/findPage'
import { answersAtom } from './usePageAnswer'

/** Slots of the header whose components the edge has the browser fetch with the page. */
const headerSlots = ['header.tool', 'header.account'] as const

/** Pages that come with the first files: home with its sections, and the login of brands that require one. */
const firstPages: readonly string[] = [paths.home, paths.login]

/** Waits for what stands in the header beside its frame. */
export async function preloadHeaderItems(store: ReturnType<typeof createStore>): Promise<void> {
  const registry = store.get(registryAtom)
  const { slots } = store.get(siteAtom)
  await Promise.all(headerSlots.flatMap((slot) => slots[slot].map(({ id }) => prepareItem(registry, slot, id))))
}

/**
 * Waits for code and messages of a dialog, and of the first way to log in that stands in the login. What fails is told when
 * it is drawn.
 */
export async function preloadDialog(store: ReturnType<typeof createStore>, name: string): Promise<void> {
  const registry = store.get(registryAtom)
  const { tag } = store.get(languageAtom)
  const ways = name === modals.login ? store.get(siteAtom).slots['login.tab'].slice(0, 1) : []
  await Promise.all([
    prepareItem(registry, 'modal', name, tag),
    ...ways.map(({ id }) => prepareItem(registry, 'login.tab', id, tag)),
  ])
}

/**
 * Waits for what the first picture of the page draws, so that React makes it in one go: a boundary that shows its fallback for
 * a moment costs a slow phone the fallback's drawing and React's pause before it is replaced. Only what is on its way
 * anyhow is waited for; other pages show their skeleton. `drawn` says that the edge drew the page: then it has the form of
 * the sign-in, whose fields are to be taken over with what was typed into them.
 */
export async function preloadPage(
  store: ReturnType<typeof createStore>,
  pathname: string,
  drawn: boolean,
): Promise<void> {
  const registry = store.get(registryAtom)
  const { slots } = store.get(siteAtom)
  const at = findPage(slots.page, pathname === paths.root ? paths.home : pathname)
  const page = store.get(answersAtom)(at) === 'login' ? findPage(slots.page, paths.login)?.item : at?.item
  await Promise.all([
    ...(page && (drawn || firstPages.includes(page.props.path))
      ? [prepareItem(registry, 'page', page.id, store.get(languageAtom).tag)]
      : []),
    ...(drawn && page?.props.path === paths.login ? slots['login.tab'] : [])
      .slice(0, 1)
      .map(({ id }) => prepareItem(registry, 'login.tab', id)),
    ...(page?.props.path === paths.home
      ? slots['home.section']
          .filter((section, place) => isFirstSection(section, place) && section.props.floats !== true)
          .map(({ id }) => prepareItem(registry, 'home.section', id))
      : []),
  ])
}
