import { useAtomValue } from '../../state/atoms'
import { useEffect } from 'react'
import { windowTitle } from '../../engine/brand'
import type { Item } from '../../engine/site'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { pageNameAtom } from '../../site/pageName'
import { useLabel } from '../../site/Slot'

/** Title of the window: what the page shows, or the page, and the brand; on home the brand and its one sentence, as the edge wrote them. */
export function usePageTitle(page: Item<'page'> | undefined): void {
  const label = useLabel()
  const shown = useAtomValue(pageNameAtom)
  const own = shown ?? (page === undefined || page.id === 'home' ? '' : label(page.label))
  useWindowTitle(own === '' ? undefined : own)
}

/** The same where one thing is shown in place of every page. */
export function useWindowTitle(own: string | undefined): void {
  const { name, tagline } = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const title = windowTitle(name, own, tagline === undefined ? undefined : text(tagline))
  useEffect(() => {
    document.title = title
  }, [title])
}
