import { useTranslation } from '../../i18n/translate'
import { withoutTurns } from '../../lib/shownText'
import { useLocation } from 'react-router'
import { sessionAtom } from '../../session/session'
import { useModal } from '../../site/modal'
import { Link } from '../../site/Link'
import { modals, paths } from '../../site/paths'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'
import { countFilters, emptyQuery, type HallQuery, withoutFilters } from './filters/hallQuery'
import type { ShownTab } from './lists/hallTabs'
import { suggestionsFor } from '../../shared/catalogue/search/suggestions'
import { VendorKinds } from './VendorKinds'
import { WaysOn } from '../../shared/gameBar/bar.styles'

interface Props {
  readonly query: HallQuery
  readonly tab: ShownTab
  readonly change: (part: Partial<HallQuery>) => void
  /** Names that may be what was meant. */
  readonly names: readonly string[]
}

/** Nothing to show: why, and the way on. */
export default function EmptyHall({ query, tab, change, names }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { open } = useModal()
  const isVisitor = useAtomValue(sessionAtom).state === 'visitor'
  const all = (
    <Button variant="primary" onClick={() => change(emptyQuery)}>
      {t('games.hall.allGames')}
    </Button>
  )

  if (query.text.trim() !== '' || countFilters(query) > 0) {
    const [only, ...others] = query.vendors
    const suggested = suggestionsFor(query.text, names)
    return (
      <EmptyState
        icon="search"
        title={
          query.text.trim() === ''
            ? t('games.hall.nothing')
            : t('games.hall.nothingFor', { text: withoutTurns(query.text.trim()) })
        }
        text={suggested.length > 0 ? t('games.hall.didYouMean') : t('games.hall.nothingText')}
        action={
          <WaysOn>
            {suggested.map((name) => (
              <Button key={name} onClick={() => change({ ...withoutFilters(query), text: name })}>
                {name}
              </Button>
            ))}
            {query.text.trim() === '' && only !== undefined && others.length === 0 ? (
              <VendorKinds vendor={only} change={change} />
            ) : null}
            {countFilters(query) > 0 ? (
              <Button onClick={() => change({ ...withoutFilters(query), text: query.text })}>
                {t('games.hall.clear')}
              </Button>
            ) : null}
            {all}
          </WaysOn>
        }
      />
    )
  }
  if (tab.type === 'product' && (tab.id === 'favourites' || tab.id === 'recent')) {
    const isFavourites = tab.id === 'favourites'
    return (
      <EmptyState
        icon={tab.icon}
        title={isFavourites ? t('games.hall.noFavourites') : t('games.hall.noRecent')}
        text={
          isVisitor
            ? t('games.hall.signInText')
            : isFavourites
              ? t('games.hall.noFavouritesText')
              : t('games.hall.noRecentText')
        }
        action={
          isVisitor ? (
            <Button
              variant="primary"
              icon="log-in"
              onClick={() => open(modals.login, { next: `${pathname}${search}` })}
            >
              {t('games.launch.signInAction')}
            </Button>
          ) : (
            all
          )
        }
      />
    )
  }
  return (
    <EmptyState
      icon="layout-grid"
      title={t('games.page.empty')}
      text={t('games.page.emptyText')}
      action={
        tab.id === 'all' ? (
          <Button variant="primary" as={Link} to={paths.home}>
            {t('games.page.home')}
          </Button>
        ) : (
          all
        )
      }
    />
  )
}
