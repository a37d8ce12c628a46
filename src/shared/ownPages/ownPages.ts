import { bootAtom, brandTextAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { atom } from '../../state/atoms'

/** Pages that the brand writes itself, with the title in the language of the page. */
export const ownPagesAtom = atom((get) => {
  const text = get(brandTextAtom)
  return (get(bootAtom).ownPages ?? []).map(({ name, titles }) => ({
    name,
    title: text(titles),
    path: paths.ownPage(name),
  }))
})
