import { useMemo } from 'react'
import { announcementsAtom } from '../../site/platformAnswers'
import { memberPage, paths } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { imageAddressAtom, vendorsByCategoryAtom } from '../../site/vendors'
import { findArticles } from '../../shared/help/findArticles'
import { helpCentreAtom } from '../../shared/help/helpCentre'
import { matches } from '../../shared/help/matches'
import { useAtomValue } from '../../state/atoms'
import type { IconName } from '../../ui'

/** What is found besides games: one line that leads somewhere. */
export interface Place {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** A picture's address; otherwise an icon. */
  readonly image?: string | undefined
  readonly icon: IconName
  readonly to: string
  readonly needsLogin?: boolean
}

const mostOfKind = 5

/** Providers, promotions, help and pages with every word of the query, in the order of the site. */
export function usePlaces(words: readonly string[]) {
  const label = useLabel()
  const categories = useSlot('header.category')
  const links = useSlot('header.link')
  const member = useSlot('member.menu')
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const imageAddress = useAtomValue(imageAddressAtom)
  const announcements = useAtomValue(announcementsAtom).data
  const articles = useAtomValue(helpCentreAtom).data

  const all = useMemo(() => {
    const own = categories.filter(({ link }) => link === undefined)
    const providers = own.flatMap(({ label: name, props: { category, path } }) =>
      vendorsIn(category).map(({ accountTypeName, displayName, smallIcon }) => ({
        id: `${category} ${accountTypeName}`,
        title: displayName,
        text: label(name),
        image: smallIcon === undefined ? undefined : imageAddress(smallIcon),
        icon: 'gamepad-2' as const,
        to: `${path}?vendor=${encodeURIComponent(accountTypeName)}`,
      })),
    )
    const promotions = (announcements?.promotion ?? []).map(({ id, title }) => ({
      ...{ id, title, icon: 'gift' as const },
      to: paths.promotion(id),
    }))
    const pages: readonly Place[] = [
      ...own.map(({ id, label: name, icon, props: { path } }) => ({
        ...{ id, title: label(name), icon: icon ?? 'link', to: path },
      })),
      ...links.flatMap(({ id, label: name, icon, link, props: { to, needsLogin = false } }) =>
        link === undefined ? [{ id, title: label(name), icon: icon ?? 'link', to, needsLogin }] : [],
      ),
      ...member.flatMap(({ id, label: name, icon, link, props: { pageKey } }) =>
        link === undefined ? [{ id, title: label(name), icon: icon ?? 'link', to: memberPage(pageKey) }] : [],
      ),
    ]
    return { providers, promotions, pages }
  }, [categories, links, member, vendorsIn, imageAddress, announcements, label])

  return useMemo(() => {
    const among = (places: readonly Place[]) =>
      words.length === 0 ? [] : places.filter(({ title }) => matches(title, words)).slice(0, mostOfKind)
    return {
      providers: among(all.providers),
      promotions: among(all.promotions),
      help: findArticles(articles ?? [], words)
        .slice(0, mostOfKind)
        .map(({ article: { id, title }, excerpt }) => ({
          ...{ id, title, icon: 'book-open' as const },
          ...(excerpt !== undefined && { text: excerpt }),
          to: paths.helpArticle(id),
        })),
      pages: among(all.pages),
    }
  }, [all, articles, words])
}
