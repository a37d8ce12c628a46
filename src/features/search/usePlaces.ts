import { useMemo } from 'react'
import type { Announcement } from '../../contract/announcements'
import { announcementsAtom } from '../../site/platformAnswers'
import { memberPage, paths } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { imageAddressAtom, vendorsByCategoryAtom } from '../../site/vendors'
import { excerptOf, findArticles } from '../../shared/help/findArticles'
import { helpCentreAtom } from '../../shared/help/helpCentre'
import { matches } from '../../shared/help/matches'
import { useTranslation } from '../../i18n/translate'
import { leadText } from '../../lib/plainText'
import { useAtomValue } from '../../state/atoms'
import type { IconName } from '../../ui'
import { alsoNamedKey } from './alsoNamed'

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
  /** Other words by which it is found. */
  readonly also?: string
}

const mostOfKind = 5

/**
 * Providers, promotions, help and pages with every word of the query, in the order of the site. Promotions and help are
 * found by their texts too, and what players know under other names by those. A promotion is told by its first words, as on
 * its card: those around what was found may be the cells of a table.
 */
export function usePlaces(words: readonly string[]) {
  const { t } = useTranslation()
  const label = useLabel()
  const categories = useSlot('header.category')
  const links = useSlot('header.link')
  const member = useSlot('member.menu')
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const imageAddress = useAtomValue(imageAddressAtom)
  const { data: announcements, isPending: isPromotionsPending } = useAtomValue(announcementsAtom)
  const { data: articles, isPending: isHelpPending } = useAtomValue(helpCentreAtom)

  const all = useMemo(() => {
    const also = (name: string | undefined) => {
      const key = alsoNamedKey(name)
      return key === undefined ? '' : t(key)
    }
    const own = categories.filter(({ link }) => link === undefined)
    const providers = own.flatMap(({ label: name, props: { category, path } }) =>
      vendorsIn(category).map(({ accountTypeName, displayName, smallIcon }) => ({
        id: `${category} ${accountTypeName}`,
        title: displayName,
        text: label(name),
        image: smallIcon === undefined ? undefined : imageAddress(smallIcon),
        icon: 'handshake' as const,
        to: `${path}?vendor=${encodeURIComponent(accountTypeName)}`,
      })),
    )
    const pages: readonly Place[] = [
      ...own.map(({ id, label: name, icon, props: { path } }) => ({
        id,
        title: label(name),
        icon: icon ?? 'link',
        to: path,
        also: also(id),
      })),
      ...links.flatMap(({ id, label: name, icon, link, props: { to, needsLogin = false } }) =>
        link === undefined ? [{ id, title: label(name), icon: icon ?? 'link', to, needsLogin, also: also(id) }] : [],
      ),
      ...member.flatMap(({ id, label: name, icon, link, props: { pageKey, to = memberPage(pageKey) } }) =>
        // what the header has, too, is found once
        link === undefined && !links.some(({ props }) => props.to === to)
          ? [{ id, title: label(name), icon: icon ?? 'link', to, also: also(id) }]
          : [],
      ),
    ]
    return { providers, pages, also }
  }, [categories, links, member, vendorsIn, imageAddress, label, t])

  const found = useMemo(() => {
    const among = (places: readonly Place[]) =>
      words.length === 0
        ? []
        : places.filter(({ title, also = '' }) => matches(`${title} ${also}`, words)).slice(0, mostOfKind)
    const everyPromotion = all.also('promotions')
    const alsoOf = ({ category, offer }: Announcement) => `${offer?.who ?? ''} ${everyPromotion} ${all.also(category)}`
    const promotions = findArticles(announcements?.promotion ?? [], words, alsoOf)
    const help = findArticles(articles ?? [], words)
    return {
      providers: among(all.providers),
      morePromotions: promotions.length > mostOfKind,
      moreHelp: help.length > mostOfKind,
      promotions: promotions.slice(0, mostOfKind).map(({ article: { id, title, content } }) => ({
        id,
        title,
        text: excerptOf(leadText(content), []),
        icon: 'gift' as const,
        to: paths.promotion(id),
      })),
      help: help.slice(0, mostOfKind).map(({ article: { id, title }, excerpt }) => ({
        id,
        title,
        icon: 'book-open' as const,
        ...(excerpt !== undefined && { text: excerpt }),
        to: paths.helpArticle(id),
      })),
      pages: among(all.pages),
    }
  }, [all, announcements, articles, words])
  return { ...found, isPending: isPromotionsPending || isHelpPending }
}
