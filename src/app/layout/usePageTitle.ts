import { useAtomValue } from '../../state/atoms'
import { useEffect } from 'react'
import type { Item } from '../../engine/site'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { useLabel } from '../../site/Slot'

/** Title of the window: page and brand; on home the brand and its one sentence, as the edge wrote them. */
export function usePageTitle(page: Item<'page'> | undefined): void {
  const { name, tagline } = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const label = useLabel()
  const own = page === undefined || page.id === 'home' ? '' : label(page.label)
  const home = tagline === undefined ? name : `${name} – ${text(tagline)}`
  const title = own === '' ? home : `${own} – ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
}
