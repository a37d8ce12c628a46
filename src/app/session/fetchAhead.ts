import type { createStore } from '../../state/atoms'
import { languageAtom } from '../../i18n/language'
import { whenIdle } from '../../lib/whenIdle'
import { menuName, opensAttribute } from '../../site/opens'
import { modals, paths } from '../../site/paths'
import { registryAtom, siteAtom } from '../../site/site'
import { prepareItem } from '../../site/Slot'
import { sessionAtom } from '../../session/session'
import { media } from '../../ui'
import { findPage } from '../layout/findPage'
import { loadMenu } from '../layout/menu'
import { answersAtom } from '../usePageAnswer'

type Slot = 'modal' | 'page' | 'login.tab' | 'login.other'

/** Not every browser says how its line is. */
interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}
const lineOf = ({ connection }: Navigator & { readonly connection?: Line }): Line => connection ?? {}

/**
 * Fetches what a press is likely to open before it is pressed, so that it is drawn at once: when the page is idle the
 * sign-in or the deposit, the search, the menu and the first categories; and whatever a finger, a pointer or the focus
 * comes near. Code and messages only. Nothing where the visitor saves data, and nothing unasked on a slow line.
 */
export function fetchAhead(store: ReturnType<typeof createStore>): void {
  const { saveData = false, effectiveType = '4g' } = lineOf(navigator)
  if (saveData) return
  /** By language: messages are part of it. */
  const asked = new Set<string>()
  const fetch = async (slot: Slot, id: string): Promise<void> => {
    const items: readonly { readonly id: string }[] = store.get(siteAtom).slots[slot]
    const { tag } = store.get(languageAtom)
    const key = `${tag}/${slot}/${id}`
    if (asked.has(key) || !items.some((item) => item.id === id)) return
    asked.add(key)
    // what did not come is tried again by the next press near it
    if (!(await prepareItem(store.get(registryAtom), slot, id, tag))) asked.delete(key)
  }
  const pageAt = (pathname: string) => findPage(store.get(siteAtom).slots.page, pathname)
  const page = async (pathname: string): Promise<void> => {
    const at = pageAt(pathname)
    const answer = store.get(answersAtom)(at)
    if (at && answer === 'page') await fetch('page', at.item.id)
    else if (answer === 'login') await dialog(modals.login)
  }
  const dialog = async (name: string): Promise<void> => {
    if (name === menuName) return void (await loadMenu().catch(() => undefined))
    // its page has all of it
    if (name === modals.login && pageAt(window.location.pathname)?.path === paths.login) return
    await fetch('modal', name)
    if (name !== modals.login) return
    const { slots } = store.get(siteAtom)
    await Promise.all([
      ...slots['login.tab'].slice(0, 1).map(({ id }) => fetch('login.tab', id)),
      ...slots['login.other'].map(({ id }) => fetch('login.other', id)),
    ])
  }

  const near = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const opened = target.closest(`[${opensAttribute}]`)?.getAttribute(opensAttribute)
    if (opened) return void dialog(opened)
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link?.origin === window.location.origin) void page(link.pathname)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(type, near, { passive: true })

  if (effectiveType !== '4g') return
  const isMember = store.get(sessionAtom).state === 'signed-in'
  const categories = store
    .get(siteAtom)
    .slots['header.category'].flatMap(({ link, props }) => (link ? [] : [props.path]))
  const likely: readonly (() => Promise<void>)[] = [
    () => dialog(isMember ? modals.deposit : modals.login),
    () => dialog(modals.search),
    ...(matchMedia(media.belowDesktop).matches ? [() => dialog(menuName)] : []),
    ...[...new Set([...categories.slice(0, 1), paths.category.RNG])].map((path) => () => page(path)),
  ]
  // one after the other, each when there is nothing else to do
  const next = (at: number) =>
    whenIdle(() => {
      void likely[at]?.().then(() => next(at + 1))
    })
  next(0)
}
