import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import { withoutTurns } from '../../../lib/shownText'
import type { Vendor } from '../../../engine/facts'
import { suggestionsFor } from '../../../shared/catalogue/search/suggestions'
import { WaysOn } from '../../../shared/gameBar/bar.styles'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { Button, EmptyState } from '../../../ui'
import { categoryAddress, countFilters, emptyQuery, withoutFilters } from './categoryQuery'
import type { Asked } from './Found'
import { trueSearch } from '../../../shared/address/trueSearch'

interface Props extends Pick<Asked, 'query' | 'change'> {
  readonly vendors: readonly Vendor[]
  readonly chosen: Vendor | undefined
  /** Of the page of all vendors. */
  readonly path: string
}

/** Nothing to show: why, and the ways on. */
export function NothingFound({ query, change, vendors, chosen, path }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const text = query.text.trim()
  const suggested = suggestionsFor(
    text,
    vendors.map(({ displayName }) => displayName),
  )
  const elsewhere = trueSearch(new URLSearchParams(), categoryAddress(query)) ?? new URLSearchParams()
  return (
    <EmptyState
      icon="search"
      title={text === '' ? t('games.found.nothing') : t('games.hall.nothingFor', { text: withoutTurns(text) })}
      text={suggested.length > 0 ? t('games.hall.didYouMean') : t('games.found.nothingText')}
      action={
        <WaysOn>
          {suggested.map((name) => (
            <Button key={name} onClick={() => change({ ...withoutFilters(query), text: name })}>
              {name}
            </Button>
          ))}
          {countFilters(query) > 0 ? (
            <Button onClick={() => change(withoutFilters(query))}>{t('games.hall.clear')}</Button>
          ) : null}
          {chosen === undefined ? null : (
            <Button as={Link} to={`${path}?${elsewhere.toString()}`}>
              {t('games.found.allVendors')}
            </Button>
          )}
          <Button icon="search" onClick={() => open(modals.search)}>
            {t('games.found.everywhere')}
          </Button>
          <Button variant="primary" onClick={() => change(emptyQuery)}>
            {t('games.found.reset')}
          </Button>
        </WaysOn>
      }
    />
  )
}
